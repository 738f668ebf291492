import { englishGaps } from '@sarabun/contract/drafts/english-gaps';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { Note } from '../../ui/note';

/** While writing an English letter, shows what would still be printed in Thai, as of the last save. */
export function EnglishNote({ kept }: { kept: { documentId: number; revision: number } }) {
  const { t } = useText();
  const { data } = useQuery({
    queryKey: ['letters', 'englishGaps', kept.documentId, kept.revision],
    queryFn: ({ signal }) => call(englishGaps, { documentId: kept.documentId }, { signal }),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  if (!data || data.parts.length === 0) return null;
  return (
    <Note tone="amber">
      {t('letters.stillThai', { parts: data.parts.map((part) => t(`letters.englishPart.${part}`)).join(', ') })} {t('letters.stillThaiWhere')}
    </Note>
  );
}

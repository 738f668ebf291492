import { findReachedTwice } from '@sarabun/contract/documents/reached-twice';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Note } from '../../../ui/note';

/** Says before sending that a person would get the letter more than once, as by a unit and by the post of its head. It may be meant. */
export function ReachedTwice({ desks }: { desks: readonly { deskId: number; name: string }[] }) {
  const { t, language } = useText();
  const deskIds = desks.map(({ deskId }) => deskId);
  const { data } = useQuery({
    queryKey: ['documents', 'reachedTwice', deskIds],
    queryFn: ({ signal }) => call(findReachedTwice, { deskIds }, { signal }),
    select: ({ items }) => items,
  });
  const nameOf = (deskId: number) => desks.find((desk) => desk.deskId === deskId)?.name ?? '';
  return (
    <div role="status">
      {data?.map(({ personId, name, deskIds: by }) => (
        <Note key={personId} tone="amber">
          {t('letterHints.reachedTwice', { name, desks: new Intl.ListFormat(language).format(by.map(nameOf)) })}
        </Note>
      ))}
    </div>
  );
}

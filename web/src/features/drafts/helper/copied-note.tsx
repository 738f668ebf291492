import type { CopiedLetter } from '@sarabun/contract/drafts/drafts';
import { letterNumberInThai } from '@sarabun/contract/values/thai-digits';
import { useText } from '../../../platform/i18n';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';

/** From which letter a new one is copied, and what of it was not taken. */
export function CopiedNote({ copied: { number, subject, leftOut } }: { copied: CopiedLetter }) {
  const { t } = useText();
  const numberShown = letterNumberInThai(number);
  return (
    <Note tone="blue">
      <p className={ui.strong}>{t('letterHelp.copied.from', { name: [numberShown, subject].filter(Boolean).join(' ') })}</p>
      <p>{t('letterHelp.copied.never')}</p>
      {leftOut.map(({ part, names }) => {
        const shown = names.map((name) => name || t('letterHelp.copied.noName')).join(', ');
        return <p key={part}>{t('letterHelp.copied.left', { part: t(`letterHelp.copied.part.${part}`), names: shown })}</p>;
      })}
    </Note>
  );
}

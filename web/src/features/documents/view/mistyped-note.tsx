import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { lazyDialog } from '../../../ui/lazy-dialog';
import ui from '../../../ui/styles/ui.module.css';
import { useRegistries } from '../fields/use-registries';
import { CorrectionsNote } from './corrections-note';
import storyStyles from './story.module.css';

const CorrectLetter = lazyDialog(async () => (await import('./correct-letter')).CorrectLetter);

/** What was corrected of a received letter, and how a mistake is put right. */
export function Corrections({ letter }: { letter: DocumentView }) {
  const { corrections = [] } = letter;
  return (
    <>
      <MistypedNote letter={letter} />
      {corrections.length > 0 && <CorrectionsNote corrections={corrections} />}
    </>
  );
}

/** Tells how a mistake in what was typed of a received letter is put right, and by whom: by name at the registry that received it, else by post. */
function MistypedNote({ letter }: { letter: DocumentView }) {
  const { t } = useText();
  const { data: registries = [] } = useRegistries();
  // As it stood when the person began: what was typed must not stand over what somebody else has corrected since.
  const [begun, setBegun] = useState<DocumentView | null>(null);
  const { entries, secrecy, direction, mayCorrect, correctors } = letter;
  const isSecret = secrecy > 1;
  const received = entries.filter(({ register, isVoid }) => register === 'receive' && !isVoid);
  const here = received.flatMap(({ unitName, number }) => {
    const registry = registries.find((one) => one.unitName === unitName && one.isSecret === isSecret);
    return registry ? [{ registerId: registry.registerId, number }] : [];
  })[0];
  const [first] = received;
  if (!first || direction !== 'incoming' || correctors === null) return null;
  const post = t(isSecret ? 'letterHints.mistypedBy.secret' : 'letterHints.mistypedBy.open', { unit: first.unitName });
  const who = correctors && correctors.length > 0 ? correctors.join(', ') : post;
  return (
    <div className={clsx(ui.row, ui.wrap, ui.xs, ui.muted, storyStyles.mistyped)}>
      {mayCorrect ? t('letterHints.correct.mine') : t(correctors ? 'letterHints.mistyped' : 'letterHints.mistypedFor', { who })}{' '}
      {mayCorrect && (
        <button type="button" className={ui.btnView} onClick={() => setBegun(letter)}>
          {t('letterHints.correct.title')}
        </button>
      )}{' '}
      {here?.registerId !== undefined && (
        <Link to="/sarabun/registers/$register" params={{ register: String(here.registerId) }} search={{ search: here.number.split('/')[0] }}>
          {t('documents.toRegister')}
        </Link>
      )}
      {begun && (
        <Suspense>
          <CorrectLetter letter={begun} onClose={() => setBegun(null)} />
        </Suspense>
      )}
    </div>
  );
}

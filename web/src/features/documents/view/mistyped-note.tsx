import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import ui from '../../../ui/styles/ui.module.css';
import { useRegistries } from '../fields/use-registries';
import storyStyles from './story.module.css';

/** Tells who received the letter how a mistake in what was typed then is put right, and by whom. Nothing for other people. */
export function MistypedNote({ letter: { entries, secrecy } }: { letter: DocumentView }) {
  const { t } = useText();
  const { data: registries = [] } = useRegistries();
  const isSecret = secrecy > 1;
  const here = entries.flatMap(({ register, unitName, number, isVoid }) => {
    const registry = registries.find((one) => one.unitName === unitName && one.isSecret === isSecret);
    return registry && register === 'receive' && !isVoid ? [{ registerId: registry.registerId, number }] : [];
  })[0];
  if (!here) return null;
  return (
    <p className={clsx(ui.xs, ui.muted, storyStyles.mistyped)}>
      {t('documents.mistyped', { who: t(isSecret ? 'documents.mistypedBy.secret' : 'documents.mistypedBy.open') })}{' '}
      {here.registerId !== undefined && (
        <Link to="/sarabun/registers/$register" params={{ register: String(here.registerId) }} search={{ search: here.number.split('/')[0] }}>
          {t('documents.toRegister')}
        </Link>
      )}
    </p>
  );
}

import { IconBookmark, IconHistory, IconTrash } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useUser } from '../../platform/session';
import { IconButton } from '../../ui/button';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import { toast } from '../../ui/toast';
import { recentSearches } from './recent-searches';
import styles from './search.module.css';
import { type SearchState, stateOf } from './search-state';
import { useForget, useSaved } from './use-search';

interface SavedSearchesProps {
  onRun: (state: SearchState) => void;
  onForgetRecent: () => void;
}

export function SavedSearches({ onRun, onForgetRecent }: SavedSearchesProps) {
  const { t } = useText();
  const recent = recentSearches(useUser().personId);
  return (
    <aside className={styles.side}>
      <section className={clsx(ui.card, styles.card)} aria-labelledby="se-saved">
        <h2 className={clsx(ui.sm, ui.strong)} id="se-saved">
          {t('search.saved')}
        </h2>
        <SavedList onRun={onRun} />
      </section>
      {recent.length > 0 && (
        <section className={clsx(ui.card, styles.card)} aria-labelledby="se-recent">
          <div className={clsx(ui.row, ui.between)}>
            <h2 className={clsx(ui.sm, ui.strong)} id="se-recent">
              {t('search.recent')}
            </h2>
            <IconButton dense label={t('search.forgetRecent')} onClick={onForgetRecent}>
              <IconTrash size={16} aria-hidden />
            </IconButton>
          </div>
          <ul className={styles.list}>
            {recent.map((words) => (
              <li key={words}>
                <button type="button" className={styles.run} onClick={() => onRun({ q: words })}>
                  <IconHistory size={16} stroke={1.7} aria-hidden />
                  <span className={ui.grow}>{words}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function SavedList({ onRun }: Pick<SavedSearchesProps, 'onRun'>) {
  const { t } = useText();
  const saved = useSaved();
  const forget = useForget();
  if (saved.isError) return <p className={clsx(ui.sm, ui.inkRed)}>{t('search.savedFailed')}</p>;
  if (!saved.data) return <Bone width="70%" />;
  if (saved.data.length === 0) return <p className={clsx(ui.sm, ui.muted)}>{t('search.noneSaved')}</p>;
  const throwAway = (id: number) =>
    forget.mutate(id, {
      onSuccess: () => toast({ title: t('search.forgotten') }),
      onError: (error) => toast({ tone: 'error', title: t('common.failure'), text: error.message }),
    });
  return (
    <ul className={styles.list}>
      {saved.data.map(({ id, name, asked }) => (
        <li key={id}>
          <button type="button" className={styles.run} onClick={() => onRun(stateOf(asked))}>
            <IconBookmark size={16} stroke={1.7} aria-hidden />
            <span className={ui.grow}>{name}</span>
          </button>
          <IconButton dense label={t('search.forget', { name })} disabled={forget.isPending} onClick={() => throwAway(id)}>
            <IconTrash size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

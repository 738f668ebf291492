import { actingWords } from '@sarabun/contract/acting/acting-phrase';
import type { MasterRow } from '@sarabun/contract/settings/master-calls';
import { positionInformation } from '@sarabun/contract/settings/tables/position-information';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Kept } from '../../ui/kept';
import ui from '../../ui/styles/ui.module.css';
import { MasterDrawer, MasterPage } from '../settings';
import styles from './organization.module.css';
import { PostActions, PostChanges } from './post-changes';
import { PostSeats } from './post-seats';
import { usePostSeats } from './use-seats';

/** The posts of the office with their holders. */
export function PostsScreen() {
  const { t } = useText();
  return (
    <MasterPage
      table={positionInformation}
      extra={{ title: t('posts.holder'), Cell: HolderCell }}
      drawer={({ page, row, onClose }) => (
        <MasterDrawer
          key={row}
          table={positionInformation}
          page={page}
          row={row}
          below={(item) => (
            <>
              <PostChanges postId={item.id} mayManage={page.mayManage} />
              <PostSeats postId={item.id} mayManage={page.mayManage && item.active} />
            </>
          )}
          actions={(item) => <PostActions item={item} onClose={onClose} />}
          onClose={onClose}
        />
      )}
    />
  );
}

/** Today's holder of a post; queried once for all rows on the screen. */
function HolderCell({ row, rows }: { row: MasterRow; rows: readonly MasterRow[] }) {
  const { t, language } = useText();
  const seats = usePostSeats(rows.map(({ id }) => id));
  if (!seats.data) return null;
  const here = seats.data.filter((seat) => seat.postId === row.id);
  const holder = here.find((seat) => seat.function === 'holder');
  const acting = here.find((seat) => seat.function === 'acting');
  return (
    <Kept>
      {holder ? holder.name : <span className={ui.muted}>{t('posts.vacant')}</span>}
      {acting && (
        <span className={clsx(ui.xs, ui.muted, styles.line)}>
          {t('posts.actedBy', { phrase: actingWords[acting.phrase ?? 'plain'][language], name: acting.name })}
        </span>
      )}
    </Kept>
  );
}

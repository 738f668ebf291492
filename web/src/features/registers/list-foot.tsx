import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { Pager } from '../../ui/pager';
import { type ChangeRegisters } from './use-registers';

interface ListFootProps {
  page: number;
  total: number | undefined;
  /** Whether there are more than were counted. */
  more?: boolean;
  change: ChangeRegisters;
}

/** Which lines are shown of how many, and the pages. */
export function ListFoot({ page, total, more = false, change }: ListFootProps) {
  const { t } = useText();
  const first = (page - 1) * rowsOn('lists') + 1;
  return (
    <footer className="pager">
      <span className="num grow" aria-live="polite">
        {total !== undefined &&
          total > 0 &&
          t(more ? 'registers.shownOfMany' : 'registers.shown', { first, last: Math.min(total, first + rowsOn('lists') - 1), total: total.toLocaleString('en') })}
      </span>
      {total !== undefined && <Pager page={page} pageSize={rowsOn('lists')} total={total} onPage={(next) => change({ page: next === 1 ? undefined : next })} />}
    </footer>
  );
}

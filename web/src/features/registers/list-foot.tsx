import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { ListFoot as Foot } from '../../ui/tables/list-foot';
import type { ChangeRegisters } from './use-registers';

interface ListFootProps {
  page: number;
  total: number | undefined;
  /** Whether there are more than were counted. */
  more?: boolean;
  change: ChangeRegisters;
}

/** The range of lines shown, and the pages. */
export function ListFoot({ page, total, more = false, change }: ListFootProps) {
  const { t } = useText();
  return (
    <Foot
      page={page}
      pageSize={rowsOn('lists')}
      total={total}
      onPage={(next) => change({ page: next === 1 ? undefined : next })}
      words={(shown) => t(more ? 'registers.shownOfMany' : 'registers.shown', { ...shown, total: shown.total.toLocaleString('en') })}
    />
  );
}

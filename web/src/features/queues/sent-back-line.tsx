import { IconArrowBackUp } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import type { DashboardSearch } from './dashboard-search';
import styles from './queue.module.css';
import type { ChangeDashboard } from './use-dashboard-state';

interface SentBackLineProps {
  /** How many letters of the queue were sent back to its desks. */
  count: number;
  state: DashboardSearch;
  change: ChangeDashboard;
}

/** Says above the rows what came back to be corrected, which may stand on a later page of the order of work, and leads there. */
export function SentBackLine({ count, state: { only, search, find }, change }: SentBackLineProps) {
  const { t } = useText();
  const isShown = only === 'sentBack';
  if (!isShown && (count === 0 || only || search || find)) return null;
  return (
    <div className={clsx(ui.row, ui.sm, styles.sentBack)} role="status">
      <IconArrowBackUp size={18} stroke={1.8} aria-hidden />
      <span>{t(isShown ? 'queues.sentBack.only' : 'queues.sentBack.some', { n: count })}</span>
      <Button size="sm" tone="ghost" onClick={() => change({ only: isShown ? undefined : 'sentBack', page: undefined }, { replace: true })}>
        {t(isShown ? 'queues.sentBack.showAll' : 'queues.sentBack.show')}
      </Button>
    </div>
  );
}

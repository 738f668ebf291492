import { myWork } from '@sarabun/contract/queues/my-work';
import { emergenciesToDecide } from '@sarabun/contract/rights/emergencies-to-decide';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { useSettingsMenu } from '../settings';

/** What waits for the person and the coming deadlines; asked for again with the queues. */
export function useMyWork() {
  return useQuery({ queryKey: ['queues', 'my-work'], queryFn: ({ signal }) => call(myWork, {}, { signal }) });
}

/** Requests for emergency access that wait for the person's decision, and the page of it; null for others, and where none waits. */
export function useEmergencies(): { menuId: number; count: number; oldestAt: Date } | null {
  const page = useSettingsMenu()
    .data?.flatMap(({ pages }) => pages)
    .find(({ path, mayManage }) => path === 'break-glass' && mayManage);
  const { data } = useQuery({
    queryKey: ['queues', 'emergencies'],
    queryFn: ({ signal }) => call(emergenciesToDecide, {}, { signal }),
    enabled: page !== undefined,
  });
  return page && data?.oldestAt ? { menuId: page.menuId, count: data.count, oldestAt: data.oldestAt } : null;
}

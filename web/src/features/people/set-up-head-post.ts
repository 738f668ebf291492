import { masterCalls } from '@sarabun/contract/settings/master-calls';
import { positionInformation } from '@sarabun/contract/settings/tables/position-information';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

const { list } = masterCalls(positionInformation);

/** The post of the head of a unit, or null. */
export async function headPostOf(unitId: number): Promise<{ id: number; name: string } | null> {
  const { data } = await call(list, { search: '', filter: { unitId: String(unitId) }, state: 'on', page: 1, pageSize: 100, sort: undefined, order: 'asc' });
  const found = data.find(({ values }) => values.isHead === true && values.unitId === unitId);
  return found ? { id: found.id, name: String(found.values.nameTh) } : null;
}

/** The same while a screen is open; null until it is known. */
export function useHeadPost(unitId: number): { id: number; name: string } | null {
  return useQuery({ queryKey: ['organization', 'headPost', unitId], queryFn: () => headPostOf(unitId) }).data ?? null;
}

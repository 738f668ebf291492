import { holidays } from '@sarabun/contract/follow-up/working-days';
import { type WorkingDays, workingDays } from '@sarabun/contract/values/working-days';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** Holidays change seldom; those asked for in the last ten minutes are taken for true. */
const trueFor = 600_000;
/** Until the holidays have come only weekends are off. */
const weekendsOnly = workingDays([]);

/** The working days of the office. */
export function useWorkingDays(): WorkingDays {
  const { data } = useQuery({
    queryKey: ['settings', 'holidays'],
    queryFn: async ({ signal }) => workingDays((await call(holidays, {}, { signal })).items),
    staleTime: trueFor,
    structuralSharing: false,
  });
  return data ?? weekendsOnly;
}

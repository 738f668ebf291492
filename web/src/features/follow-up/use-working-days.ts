import { holidays } from '@sarabun/contract/follow-up/working-days';
import { type WorkingDays, workingDays } from '@sarabun/contract/values/working-days';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** Holidays change seldom; they are cached for ten minutes. */
const trueFor = 600_000;
/** Only weekends are off until the holidays are loaded. */
const weekendsOnly = workingDays([]);

export function useWorkingDays(): WorkingDays {
  const { data } = useQuery({
    queryKey: ['settings', 'holidays'],
    queryFn: async ({ signal }) => workingDays((await call(holidays, {}, { signal })).items),
    staleTime: trueFor,
    structuralSharing: false,
  });
  return data ?? weekendsOnly;
}

import { holidays } from '@sarabun/contract/follow-up/working-days';
import { type WorkingDays, workingDays } from '@sarabun/contract/values/working-days';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** Holidays change seldom; they are cached for ten minutes. */
const trueFor = 600_000;
/** Only weekends are off where the holidays cannot be loaded. */
const weekendsOnly = workingDays([]);

const useHolidays = () =>
  useQuery({
    queryKey: ['settings', 'holidays'],
    queryFn: async ({ signal }) => workingDays((await call(holidays, {}, { signal })).items),
    staleTime: trueFor,
    structuralSharing: false,
  });

export const useWorkingDays = (): WorkingDays => useHolidays().data ?? weekendsOnly;

/** Whether the holidays are on their way: until they are here, working days must not be counted. */
export const useAwaitsHolidays = (): boolean => useHolidays().isLoading;

import { endOtherSessions, endSession, mySessions } from '@sarabun/contract/session/devices';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { call } from '../../../platform/call';
import { readDevicesSearch } from './devices-search';

const key = ['devices'];
const pageSize = 10;

/** The page of the history from the address, so that links work. */
export function useDevicePage() {
  const { page = 1 } = useSearch({ strict: false }) as { page?: number };
  const navigate = useNavigate();
  return { page, turnTo: (next: number) => void navigate({ to: '.', search: readDevicesSearch({ page: next }) as never, resetScroll: false }) };
}

export function useDevices(page: number) {
  return useQuery({
    queryKey: [...key, page],
    queryFn: ({ signal }) => call(mySessions, { page, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Signs out one device, or all others. */
export function useEndDevices() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: key });
  return {
    end: useMutation({ mutationFn: (sessionId: number) => call(endSession, { sessionId }), onSuccess }),
    endOthers: useMutation({ mutationFn: () => call(endOtherSessions, {}), onSuccess }),
  };
}

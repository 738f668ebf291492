import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptLetters, onKept } from '../../platform/offline/kept-letters';

/** The letters that are kept on this device; fails where the browser keeps nothing. */
export function useKept() {
  const query = useQuery({ queryKey: ['offline', 'kept'], queryFn: keptLetters, staleTime: 0 });
  const { refetch } = query;
  useEffect(() => onKept(() => void refetch()), [refetch]);
  return query;
}

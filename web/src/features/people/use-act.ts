import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed } from '../../platform/call';
import { toast } from '../../ui/toast';

/** Carries out a change of the office: what is wrong is said at its field, or above all of them. */
export function useAct(onDone: () => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const run = async (request: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setFaults({});
    setFailure('');
    try {
      await request();
      toast({ tone: 'success', title: done });
      onDone();
      await queries.invalidateQueries({ queryKey: ['people'] });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFaults(error.fields);
      if (Object.keys(error.fields).length === 0) setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, faults, failure, run, setFaults };
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallFailed } from '../platform/call';
import { text } from '../platform/i18n';
import { toast } from './toast';

/**
 * Makes a change: problems are shown at their fields, or above all of them. Afterwards the queries under these keys are reloaded.
 * Input stays when the change is refused. A second press during a change does nothing.
 */
export function useAct(keys: readonly string[], onDone: () => void) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const run = async <Answer>(request: () => Promise<Answer>, done: string | ((answer: Answer) => string)) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFaults({});
    setFailure('');
    try {
      const answer = await request();
      toast({ tone: 'success', title: typeof done === 'string' ? done : done(answer) });
      onDone();
      await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFaults(error.fields);
      if (Object.keys(error.fields).length === 0) setFailure(error.message || text('common.failure'));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, faults, failure, run, setFaults, fail: setFailure };
}

import { useState } from 'react';
import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { toast } from '../../ui/toast';
import { useRefresh } from './use-master';

/** Carries out a change on a page of the settings: what is wrong is said at its field, or above all of them; what was typed stays. */
export function useSettingsAct(onDone: () => void) {
  const { t } = useText();
  const refresh = useRefresh();
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
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFaults(error.fields);
      if (Object.keys(error.fields).length === 0) setFailure(error.message || t('common.failure'));
    } finally {
      setBusy(false);
      // Also after a refusal: who was faster has changed what is shown.
      await refresh();
    }
  };
  return { busy, faults, failure, run, setFaults };
}

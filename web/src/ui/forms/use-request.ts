import { useRef, useState } from 'react';
import { CallFailed, sentenceOf } from '../../platform/call-failed';

/** What is wrong with the input, by field. */
export type Faults = Readonly<Record<string, string>>;

const nothingWrong = { faults: {} as Faults, failure: '' };

/**
 * Makes a change that a form asks for. A second press during it does nothing. A refusal names its fields, or it is a failure of the whole;
 * the input stays. Anything else that is thrown is a bug: it is logged, and the person reads that it did not work.
 */
export function useRequest() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const [wrong, setWrong] = useState(nothingWrong);
  const [listeners] = useState(() => new Set<() => void>());
  const [hearDone] = useState(() => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  const [refusals, setRefusals] = useState(0);
  const tell = (faults: Faults, failure = '') => {
    setWrong({ faults, failure });
    setRefusals((before) => before + 1);
  };
  const refuse = (error: unknown) => {
    if (!(error instanceof CallFailed)) console.error(error);
    const faults = error instanceof CallFailed ? error.fields : {};
    tell(faults, Object.keys(faults).length > 0 ? '' : sentenceOf(error));
  };
  const run = async <Answer>(request: () => Promise<Answer>, onDone?: (answer: Answer) => unknown): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setWrong(nothingWrong);
    try {
      const answer = await request();
      for (const listener of listeners) listener();
      await onDone?.(answer);
    } catch (error) {
      refuse(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return {
    busy,
    ...wrong,
    /** How often something was refused: the form moves the focus at each. */
    refusals,
    run,
    hearDone,
    /** Tells what is wrong with the input before anything is sent. */
    setFaults: (faults: Faults) => tell(faults),
    fail: (failure: string) => tell({}, failure),
    /** Forgets what was wrong with a field, as its value has changed. */
    forget: (fault: string) =>
      setWrong((old) =>
        Object.values(old.faults).includes(fault)
          ? { ...old, faults: Object.fromEntries(Object.entries(old.faults).filter(([, text]) => text !== fault)) }
          : old,
      ),
    /** Forgets the last refusal. */
    settle: () => setWrong(nothingWrong),
  };
}

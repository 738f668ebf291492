import { useAct as useActOn } from '../../ui/forms/use-act';

/** Makes a change to the office. */
export const useAct = (onDone: () => void) => useActOn(['people', 'organization'], onDone);

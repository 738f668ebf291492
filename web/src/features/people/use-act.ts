import { useAct as useActOn } from '../../ui/use-act';

/** Carries out a change of the office. */
export const useAct = (onDone: () => void) => useActOn(['people', 'organization'], onDone);

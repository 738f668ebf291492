import { useAct } from '../../ui/forms/use-act';

/** Makes a change to the office. */
export const useOfficeAct = (onDone: () => void) => useAct(['organization', 'settings', 'people'], onDone);

/** What of a hand-over decides who may sign. */
export interface Signable {
  leaverId: number;
  successorId: number;
  leaverSigned: boolean;
  successorSigned: boolean;
}

/**
 * As what a person may sign: who leaves and who follows each for themselves, and a registrar of the leaver's registry for a leaver who is
 * absent – but never the successor, so that two persons always sign.
 */
export function signsAs(handover: Signable, personId: number, isRegistrar: boolean): 'leaver' | 'successor' | 'registrar' | null {
  if (personId === handover.leaverId) return 'leaver';
  if (personId === handover.successorId) return 'successor';
  return isRegistrar ? 'registrar' : null;
}

/** Whether that side has signed already. */
export function hasSigned(handover: Signable, as: 'leaver' | 'successor' | 'registrar'): boolean {
  return as === 'successor' ? handover.successorSigned : handover.leaverSigned;
}

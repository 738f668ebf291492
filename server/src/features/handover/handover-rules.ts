/** The parts of a handover that decide who may sign. */
export interface Signable {
  leaverId: number;
  successorId: number;
  leaverSigned: boolean;
  successorSigned: boolean;
}

/**
 * The role in which a person may sign: leaver and successor for themselves, and a registrar of the leaver's registry for an absent leaver
 * (but never the successor, so that two people always sign).
 */
export function signsAs(handover: Signable, personId: number, isRegistrar: boolean): 'leaver' | 'successor' | 'registrar' | null {
  if (personId === handover.leaverId) return 'leaver';
  if (personId === handover.successorId) return 'successor';
  return isRegistrar ? 'registrar' : null;
}

export function hasSigned(handover: Signable, as: 'leaver' | 'successor' | 'registrar'): boolean {
  return as === 'successor' ? handover.successorSigned : handover.leaverSigned;
}

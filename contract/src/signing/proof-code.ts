/**
 * The code printed on every page of an issued letter: 16 signs of Crockford's base 32, which leaves out I, L, O and U, so 80 random bits. It is
 * shown in groups of four.
 */
export const proofAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const proofLength = 16;

const wellFormed = new RegExp(`^[${proofAlphabet}]{${proofLength}}$`);

/** A code as someone typed or scanned it; null if it cannot be one. Case, blanks and hyphens do not matter, and O counts as 0, I and L as 1. */
export function readProofCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return wellFormed.test(code) ? code : null;
}

/** XXXX-XXXX-XXXX-XXXX. */
export const shownProofCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$&-');

/** The page where anyone checks a letter by its code. */
export const verifyPage = '/verify-document';
export const verifyPathOf = (code: string): string => `${verifyPage}/${code}`;

import type { Texts } from '../../catalogue';
import type th from '../../th/letters/certified';

export default {
  pin: 'PIN of the certificate',
  until: 'Good until {{day}}',
  serialNo: 'No. {{serial}}',
  sign: {
    with: 'Sign with the certificate too',
    which: 'Certificate to sign with',
    issuedBy: 'Issued by {{name}}',
    pinMissing: 'Please give the PIN of the certificate.',
    none: 'This type of signature needs a certificate, and you have no valid one.',
    toOwn: 'To your certificates',
    keptApart:
      'Others sign after you. Your digital signature is kept with the letter and shown on the page that verifies it; the PDF carries that of the last signer.',
    sealOnly:
      'You sign last, without a certificate: the PDF will carry the seal of the agency only. The digital signatures of those before you are kept with the letter.',
    sealOnlyOf: 'The PDF of {{n}} of {{all}} letters will carry the seal of the agency only, because you sign last without a certificate.',
    keptApartOf:
      'Others sign {{n}} of {{all}} letters after you: there your digital signature is kept with the letter; the PDF carries that of the last signer.',
  },
  story: {
    valid: 'Signed by certificate · verified, valid',
    validThen: 'Signed by certificate · verified, valid when it was signed',
    changed: 'The signature does not match the letter · changed after signing',
    broken: 'The signature does not hold · not to be trusted',
    revokedSince: 'The certificate was revoked later, on {{moment}}; this signature stays good.',
    inPdf: 'The PDF has this signature.',
    notInPdf: 'The PDF does not have this signature; it is kept with the letter and shown on the page that verifies it.',
    endedSince: 'The certificate ended later, on {{day}}; this signature stays good.',
  },
  pdf: {
    person: 'The PDF has the digital signature of {{name}}. Anyone can check it, and see if the file was changed.',
    agency: 'The PDF has the electronic seal of {{name}}. Anyone can check it, and see if the file was changed.',
    stamped: 'A timestamp authority confirmed the time of signing: {{moment}}.',
    notStamped: 'No timestamp authority confirmed the time of signing.',
    revoked: 'The certificate was revoked {{moment}}.',
    lasting: 'It can be checked after the certificate has ended.',
  },
} satisfies Texts<typeof th>;

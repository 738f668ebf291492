import { describe, expect, it } from 'vitest';
import { hashOfRecoveryCode, newRecoveryCodes, newSecret, stepOf } from './totp';

/** The shared secret of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('one-time codes', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('are taken one step early or late, under the number of their own step, and no further off', () => {
    const step = Math.floor(1234567890 / 30);
    expect(stepOf(secret, '005924', at(1234567890 + 30))).toBe(step);
    expect(stepOf(secret, '005 924', at(1234567890 - 30))).toBe(step);
    expect(stepOf(secret, '005924', at(1234567890 + 60))).toBeNull();
    expect(stepOf(secret, '005924', at(1234567890 - 60))).toBeNull();
  });

  it.each(['', '12345', '1234567', 'abcdef', '๑๒๓๔๕๖'])('are six digits, not %j', (code) => {
    expect(stepOf(secret, code, at(59))).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are ten different ones that may be typed with or without hyphens, in either case', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    expect(code).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(hashOfRecoveryCode(code.toUpperCase().replaceAll('-', ' '))).toEqual(hashOfRecoveryCode(code));
    expect(hashOfRecoveryCode('123456')).toBeNull();
  });

  it('go with a secret of 160 bits', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  });
});

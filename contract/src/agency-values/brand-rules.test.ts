import { describe, expect, it } from 'vitest';
import { agencies } from '../agencies/all-agencies';
import { contrastOf, mixed, nearestPassing } from '../values/colour';
import { brandColours, colourFault } from './brand-rules';

describe('the colours of an agency', () => {
  it('pass for all nine agencies', () => {
    for (const { code, brand } of Object.values(agencies)) {
      const [dark, middle, light] = brand.gradient;
      const colours = { button: brand.button, dark, middle, light, accent: brand.accent };
      for (const field of brandColours) expect(colourFault(field, colours[field]), `${code} ${field}`).toBeNull();
    }
  });

  it.each([
    ['button', '#f0a93b', 'ตัวอักษรขาวบนปุ่ม ต่างกัน'],
    ['light', '#88ccee', 'ตัวอักษรขาวบนแถบสี ต่างกัน'],
    ['button', '#c01818', 'ใกล้สีแดงของชั้นความเร็ว'],
    ['dark', '#ffffff', 'ตัวอักษรขาวบนแถบสี ต่างกัน 1.00'],
  ] as const)('%s of %s is refused with what was measured and a colour that passes', (field, colour, says) => {
    const fault = colourFault(field, colour);
    expect(fault?.text.th).toContain(says);
    expect(colourFault(field, fault?.nearest ?? '')).toBeNull();
  });

  it('take any accent, which carries no text', () => {
    expect(colourFault('accent', '#ffffff')).toBeNull();
  });

  it('never call 4.49 enough, and name a neighbour of the colour', () => {
    const almost = '#777777';
    expect(contrastOf('#ffffff', almost)).toBeCloseTo(4.48, 2);
    expect(colourFault('light', almost)?.text.en).toContain('4.47');
    expect(colourFault('light', almost)?.nearest).toMatch(/^#7[0-6]7[0-6]7[0-6]$/);
  });
});

describe('a colour', () => {
  it('is mixed as style sheets mix it', () => {
    expect(mixed('#ffffff', '#000000', 1)).toBe('#ffffff');
    expect(mixed('#ffffff', '#000000', 0.5)).toBe('#636363');
  });

  it('that nothing passes for has no nearest', () => {
    expect(nearestPassing('#123456', () => false)).toBeNull();
  });
});

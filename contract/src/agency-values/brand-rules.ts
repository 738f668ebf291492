import { contrastOf, type Hex, hueDistance, hueOf, mixed, nearestPassing } from '../values/colour';
import type { Label } from '../values/label';

export const brandColours = ['button', 'dark', 'middle', 'light', 'accent'] as const;
export type BrandColour = (typeof brandColours)[number];

/** White text and text in the agency's colour need this much. */
const leastContrast = 4.5;
/** Red is for speed and errors: a vivid button keeps this far from its hue. */
const signalRed = { hue: hueOf('#b3261e').hue, degrees: 15, chroma: 0.13 };
const surfaces = { light: '#ffffff', dark: '#181f27' };

interface Pair {
  what: Label;
  on: (colour: Hex) => [Hex, Hex];
}

// Derived as in `tokens.css`.
const pairsOfButton: readonly Pair[] = [
  { what: { th: 'ตัวอักษรขาวบนปุ่ม', en: 'White on the button' }, on: (colour) => ['#ffffff', colour] },
  { what: { th: 'ตัวอักษรขาวบนปุ่มในโหมดมืด', en: 'White on the button in dark mode' }, on: (colour) => ['#ffffff', mixed('#ffffff', colour, 0.06)] },
  {
    what: { th: 'ตัวอักษรสีหน่วยงานบนพื้นอ่อน', en: 'Text in this colour on its tint' },
    on: (colour) => [mixed('#000000', colour, 0.08), mixed('#ffffff', colour, 0.91)],
  },
  {
    what: { th: 'ตัวอักษรสีหน่วยงานบนพื้นในโหมดมืด', en: 'Text in this colour on its tint in dark mode' },
    on: (colour) => [mixed('#ffffff', colour, 0.62), mixed(colour, surfaces.dark, 0.26)],
  },
];
const onGradient: Pair = { what: { th: 'ตัวอักษรขาวบนแถบสี', en: 'White on the gradient' }, on: (colour) => ['#ffffff', colour] };

/** The accent never carries text. */
const pairsOf: Record<BrandColour, readonly Pair[]> = {
  button: pairsOfButton,
  dark: [onGradient],
  middle: [onGradient],
  light: [onGradient],
  accent: [],
};

const measured = ({ on }: Pair, colour: Hex) => contrastOf(...on(colour));

function isLikeSignalRed(colour: Hex): boolean {
  const { chroma, hue } = hueOf(colour);
  return chroma >= signalRed.chroma && hueDistance(hue, signalRed.hue) < signalRed.degrees;
}

const holds = (field: BrandColour, colour: Hex) =>
  pairsOf[field].every((pair) => measured(pair, colour) >= leastContrast) && !(field === 'button' && isLikeSignalRed(colour));

export interface ColourFault {
  field: BrandColour;
  text: Label;
  /** The nearest colour that may be taken. */
  nearest: Hex;
}

/** What is wrong with a colour of the agency (chapter 9 of the design), and the nearest one without that; null if nothing is. */
export function colourFault(field: BrandColour, colour: Hex): ColourFault | null {
  if (holds(field, colour)) return null;
  const nearest = nearestPassing(colour, (other) => holds(field, other)) ?? '#3b4857';
  const failing = pairsOf[field].find((pair) => measured(pair, colour) < leastContrast);
  if (!failing)
    return {
      field,
      text: { th: 'ใกล้สีแดงของชั้นความเร็วและข้อผิดพลาดเกินไป', en: 'Too near the red of urgent letters and errors' },
      nearest,
    };
  // Cut, not rounded: 4.49 is not 4.5.
  const number = (Math.floor(measured(failing, colour) * 100) / 100).toFixed(2);
  return {
    field,
    text: {
      th: `${failing.what.th} ต่างกัน ${number} ต้องไม่น้อยกว่า ${leastContrast}`,
      en: `${failing.what.en} has a contrast of ${number}; it needs ${leastContrast}`,
    },
    nearest,
  };
}

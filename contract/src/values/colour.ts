/** A colour as `#rrggbb`. */
export type Hex = string;

export const hexColour = /^#[0-9a-f]{6}$/i;

/** A colour in OKLab: lightness, and how far to red and to yellow. */
interface Lab {
  lightness: number;
  a: number;
  b: number;
}

const linearOf = (hex: Hex): [number, number, number] => {
  const part = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrastOf(one: Hex, other: Hex): number {
  const luminance = (hex: Hex) => {
    const [red, green, blue] = linearOf(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((first, second) => second - first) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function labOf(hex: Hex): Lab {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** Null for a colour that screens of sRGB cannot show. */
function hexOf({ lightness, a, b }: Lab): Hex | null {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055));
  if (parts.some((value) => value < -0.002 || value > 1.002)) return null;
  return `#${parts
    .map((value) =>
      Math.round(Math.min(Math.max(value, 0), 1) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` of the first colour mixed with the other, as `color-mix(in oklab, …)` does. */
export function mixed(one: Hex, other: Hex, share: number): Hex {
  const [from, to] = [labOf(one), labOf(other)];
  const between = (name: keyof Lab) => from[name] * share + to[name] * (1 - share);
  return hexOf({ lightness: between('lightness'), a: between('a'), b: between('b') }) ?? one;
}

/** How vivid a colour is (0 for grey), and its hue in degrees. */
export function hueOf(hex: Hex): { chroma: number; hue: number } {
  const { a, b } = labOf(hex);
  return { chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Degrees between two hues, at most 180. */
export function hueDistance(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}

/** The colour nearest to this one, to the eye, that passes; null if none does. */
export function nearestPassing(hex: Hex, passes: (colour: Hex) => boolean): Hex | null {
  const from = labOf(hex);
  const { chroma, hue } = hueOf(hex);
  const found: { distance: number; colour: Lab }[] = [];
  for (let lightness = 0; lightness <= 1; lightness += 0.01)
    for (const vivid of [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.2, 0])
      for (let turn = -40; turn <= 40; turn += 4) {
        const angle = ((hue + turn) * Math.PI) / 180;
        const colour = { lightness, a: chroma * vivid * Math.cos(angle), b: chroma * vivid * Math.sin(angle) };
        found.push({ distance: Math.hypot(lightness - from.lightness, colour.a - from.a, colour.b - from.b), colour });
      }
  found.sort((first, second) => first.distance - second.distance);
  for (const { colour } of found) {
    const hex = hexOf(colour);
    if (hex && passes(hex)) return hex;
  }
  return null;
}

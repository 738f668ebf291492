import type { Agency } from '@sarabun/contract/agencies/agency';

/** The few values that differ between agencies; every other colour is one of the fixed roles of `tokens.css`. */
export function brandVariables(brand: Agency['brand']): Record<`--b-${string}`, string> {
  const [dark, middle, light] = brand.gradient;
  return {
    '--b-button': brand.button,
    '--b-gradient': `linear-gradient(158deg, ${dark} 0%, ${middle} 52%, ${light} 100%)`,
    '--b-accent': brand.accent,
    '--b-logo': `${brand.logoSize}px`,
    '--b-loader': brand.loader,
  };
}

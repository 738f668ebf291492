import { type CSSVariablesResolver, createTheme, Input, type MantineColorsTuple } from '@mantine/core';
import type { Agency } from '@sarabun/contract/agencies/agency';
import { brandVariables } from './brand-variables';

type Brand = Agency['brand'];

const lighter = [93, 84, 70, 52, 34, 16];
const darker = [14, 28, 42];

/** The ten shades that the kit wants of a colour; the seventh is the colour itself. */
function shadesOf(color: string): MantineColorsTuple {
  const towards = (other: string) => (percent: number) => `color-mix(in oklab, ${color}, ${other} ${percent}%)`;
  return [...lighter.map(towards('white')), color, ...darker.map(towards('black'))] as unknown as MantineColorsTuple;
}

/** The kit's theme for an agency. The kit brings behaviour; the tokens bring the looks. */
export function themeOf(brand: Brand) {
  return createTheme({
    fontFamily: 'var(--font-ui)',
    headings: { fontFamily: 'var(--font-ui)', fontWeight: '600' },
    fontSizes: { xs: '12.5px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
    lineHeights: { xs: '1.6', sm: '1.64', md: '1.66', lg: '1.65', xl: '1.6' },
    radius: { xs: '4px', sm: '8px', md: '8px', lg: '12px', xl: '16px' },
    defaultRadius: 'sm',
    primaryColor: 'brand',
    primaryShade: 6,
    colors: { brand: shadesOf(brand.button) },
    cursorType: 'pointer',
    components: {
      // Thai marks are clipped in boxes of fixed height: the height follows the line, padding does the rest.
      Input: Input.extend({
        vars: () => ({
          wrapper: { '--input-size': 'auto', '--input-line-height': '1.7', '--input-padding-y': '6px', '--input-fz': 'var(--fs-md)' } as Record<
            `--${string}`,
            string
          >,
        }),
      }),
    },
  });
}

const roles = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-error': 'var(--red-ink)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-anchor': 'var(--brand-ink)',
};

/** Hands the brand's values and the kit's roles to the kit. */
export function variablesOf(brand: Brand): CSSVariablesResolver {
  return () => ({ variables: brandVariables(brand), light: roles, dark: roles });
}

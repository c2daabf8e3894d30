import { contrast } from '#schemas/contrast.ts';
import type { Theme } from '#schemas/generated/types.ts';
import { typefaces } from './typefaces.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const readableOn = (colour: string) =>
  contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000';

const rowGaps = { dense: '28px', regular: '36px', airy: '48px' };

/**
 * Converts a realm's theme to a style sheet: font faces and the custom properties of tokens.ts. The schema's patterns
 * guarantee that values cannot escape their declarations. `addressOf` maps a file of the realm's folder to its URL.
 */
export function themeCss(theme: Theme, addressOf: (file: string) => string): string {
  const { colors, type = {}, shape = {} } = theme;
  const properties: Record<string, string> = {
    ...Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--color-${kebab(name)}`, value])),
    '--color-on-live': readableOn(colors.live),
    '--display-case': type.displayCase ?? 'none',
    // Text in capitals has no descenders, so its line height is smaller.
    '--display-leading': type.displayCase === 'uppercase' ? '0.94' : '1.04',
    '--display-weight': String(type.displayWeight ?? 700),
    '--display-tracking': `${(type.displayTracking ?? 0) / 1000}em`,
    '--display-stretch': `${type.displayStretch ?? 100}%`,
    '--type-scale': String(type.scale ?? 1),
    '--radius': `${shape.radius ?? 6}px`,
    '--button-radius': `${shape.buttonRadius ?? 6}px`,
    '--card-gap': `${shape.cardGap ?? 16}px`,
    '--row-gap': rowGaps[shape.density ?? 'regular'],
  };
  const declarations = Object.entries(properties)
    .map(([name, value]) => `${name}:${value};`)
    .join('');
  // The Arabic writing system has taller ascenders and descenders, so its line height is larger.
  return `${typefaces(theme, addressOf)}:root{color-scheme:${theme.scheme};${declarations}}:root:lang(ar){--display-leading:1.35;--display-tracking:0}`;
}

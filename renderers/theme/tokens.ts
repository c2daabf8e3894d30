/**
 * Names of the theme's custom properties, for use in style files; css.ts writes their values per realm. The file
 * contains constants only, because Linaria evaluates it at build time.
 */
export const color = {
  background: 'var(--color-background)',
  surface: 'var(--color-surface)',
  raised: 'var(--color-raised)',
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  line: 'var(--color-line)',
  brand: 'var(--color-brand)',
  onBrand: 'var(--color-on-brand)',
  live: 'var(--color-live)',
  onLive: 'var(--color-on-live)',
  danger: 'var(--color-danger)',
  success: 'var(--color-success)',
  focus: 'var(--color-focus)',
  /** Translucent layer in the background colour that keeps text on pictures readable. */
  scrim: 'color-mix(in oklab, var(--color-background) 82%, transparent)',
} as const;

/** Spacing scale, in pixels. */
export const space = {
  xs: '4px',
  s: '8px',
  m: '12px',
  l: '16px',
  xl: '24px',
  xxl: '32px',
  section: '48px',
  wide: '64px',
  huge: '96px',
} as const;

export const font = { text: 'var(--font-text)', display: 'var(--font-display)' } as const;

/** Type scale of six sizes; titles are multiplied by the realm's scale. */
export const size = {
  small: '0.8125rem',
  body: '0.9375rem',
  large: '1.125rem',
  title: 'calc(1.25rem * var(--type-scale))',
  heading: 'calc(clamp(1.75rem, 1.1rem + 2.4vw, 2.75rem) * var(--type-scale))',
  hero: 'calc(clamp(2.25rem, 1.2rem + 4.2vw, 5rem) * var(--type-scale))',
} as const;

export const shape = {
  radius: 'var(--radius)',
  buttonRadius: 'var(--button-radius)',
  cardGap: 'var(--card-gap)',
  rowGap: 'var(--row-gap)',
} as const;

/** Horizontal page margin: 20 pixels on mobile, 70 on larger screens. */
export const gutter = 'var(--gutter)';

/** Distance from the bottom of the viewport for fixed elements, so that they are above other elements fixed there. */
export const lowerEnd = 'calc(16px + var(--below, 0px))';

/**
 * Minimum and maximum visible share of the next card after the last fully visible one; it shows that the row continues.
 */
export const nextCard = { least: 0.14, most: 0.85 } as const;

export const motion = {
  feedback: '160ms',
  panel: '240ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Media queries of the four screen sizes. */
export const screen = {
  mobile: '(max-width: 599.98px), (max-height: 500px)',
  tablet: '(min-width: 600px) and (max-width: 1023.98px) and (min-height: 500.02px)',
  desktop: '(min-width: 1024px) and (max-width: 1919.98px)',
  tv: '(min-width: 1920px)',
  upToTablet: '(max-width: 1023.98px)',
  fromTablet: '(min-width: 600px)',
  fromDesktop: '(min-width: 1024px)',
} as const;

/**
 * Names of the theme's custom properties. Style files know these names; a realm's theme gives the values (css.ts).
 * Pure data: Linaria evaluates this file when it extracts the styles.
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
  /** What lies over pictures to make text readable: the background, see-through. */
  scrim: 'color-mix(in oklab, var(--color-background) 82%, transparent)',
} as const;

/** The one spacing scale, in pixels. */
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

/** The six sizes of type; titles follow the realm's scale. */
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

/** Distance of everything from the page's sides: 20 on mobile, 70 above. */
export const gutter = 'var(--gutter)';

/** Distance of what stands at the lower end of the screen: above what lies there over the whole page. */
export const lowerEnd = 'calc(16px + var(--below, 0px))';

/** How much is seen, at a row's edge, of the card after the last whole one, so that one sees that it goes on. */
export const nextCard = { least: 0.14, most: 0.85 } as const;

export const motion = {
  feedback: '160ms',
  panel: '240ms',
  easing: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Media queries of the product's four sizes of screen. */
export const screen = {
  mobile: '(max-width: 599.98px), (max-height: 500px)',
  tablet: '(min-width: 600px) and (max-width: 1023.98px) and (min-height: 500.02px)',
  desktop: '(min-width: 1024px) and (max-width: 1919.98px)',
  tv: '(min-width: 1920px)',
  upToTablet: '(max-width: 1023.98px)',
  fromTablet: '(min-width: 600px)',
  fromDesktop: '(min-width: 1024px)',
} as const;

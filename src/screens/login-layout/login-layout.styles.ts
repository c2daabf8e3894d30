import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

export const screen = css`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  min-block-size: calc(100dvh - 70px);
  padding: ${space.xl} ${gutter};
`;

export const background = css`
  position: absolute;
  inset: 0;
  z-index: -1;
  & img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  /* The product documents specify that the picture fades in. */
  @media (prefers-reduced-motion: no-preference) { transition: opacity 200ms; }
  &[data-fading='true'] { opacity: 0; }
`;

export const back = css`
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-block: calc(-1 * ${space.m}) ${space.s};
  margin-inline-start: -10px;
  border-radius: ${shape.buttonRadius};
  color: ${color.text};
  &:hover { background: color-mix(in oklab, ${color.text} 10%, transparent); }
`;

export const panel = css`
  inline-size: min(100%, 440px);
  padding: ${space.xxl};
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 4px);
  box-shadow: 0 30px 80px -30px rgb(0 0 0 / 55%);
  @media (max-width: 599.98px) { padding: ${space.xl} ${space.l}; }
`;

export const wide = css`
  inline-size: min(100%, 620px);
`;

export const elsewheres = css`
  display: grid;
  gap: ${space.s};
  margin-block-start: ${space.xl};
`;

/**
 * Layout for televisions. All sizes are relative to the font size, which grows with the viewport, because viewers sit
 * far away.
 */
export const fromAfar = css`
  inline-size: min(100%, 52em);
  font-size: clamp(1rem, 0.6rem + 0.75vw, 1.85rem);
  @media (min-width: 600px) { padding: 2.4em; }
`;

export const elsewhere = css`
  margin-block-start: ${space.xl};
  .${elsewheres} > & { margin-block-start: 0; }
  color: ${color.muted};
  & a { color: ${color.text}; font-weight: 650; }
`;

/** Passkey button, as wide as the form's submit button. */
export const passkey = css`
  display: grid;
  gap: ${space.s};
  margin-block-end: ${space.s};
`;

export const passkeyFault = css`
  color: ${color.danger};
  font-weight: 600;
  &:empty { display: none; }
`;

/** Heading, text and button in the panel, on pages without a form. */
export const words = css`
  display: grid;
  gap: ${space.l};
`;

export const heading = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
  &:focus-visible { outline: none; box-shadow: none; }
`;

export const text = css`
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

export const said = css`
  color: ${color.success};
  font-weight: 650;
`;

export const actions = css`
  &, & form { display: grid; gap: ${space.s}; }
`;

import { css } from '@linaria/core';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import { displayType } from '#renderers/theme/display-type.ts';
import { color } from '#renderers/theme/tokens.ts';

// All sizes are relative to the panel's text, which scales with the viewport, because televisions are viewed from a
// distance.

export const title = css`
  ${displayType('1.9em', 1.15)}
`;

export const ways = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2em;
  margin-block: 1.4em;
  @media (max-width: 699.98px) { grid-template-columns: minmax(0, 1fr); gap: 1.4em; }
`;

export const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4em;
  min-inline-size: 0;
`;

export const address = css`
  font-weight: 700;
  overflow-wrap: anywhere;
`;

export const code = css`
  min-block-size: 1.3em;
  margin-block-start: 0.15em;
  font-size: 2.7em;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  line-height: 1.3;
  overflow-x: auto;
  white-space: nowrap;
  @media (max-width: 399.98px) { font-size: 2.2em; }
  @media (min-width: 1024px) { font-size: 3.5em; }
`;

export const spelt: string = visuallyHidden;

export const figure = css`
  display: grid;
  justify-items: center;
  gap: 0.6em;
  max-inline-size: 13em;
  margin: 0;
  color: ${color.muted};
  font-size: 0.85em;
  text-align: center;
  @media (max-width: 699.98px) { max-inline-size: none; }
`;

export const qr = css`
  inline-size: 13em;
  block-size: 13em;
`;

export const qrRoom = css`
  display: block;
  inline-size: 13em;
  block-size: 13em;
`;

export const status = css`
  color: ${color.muted};
  &[data-is='away'] { color: ${color.text}; font-weight: 650; }
`;

export const denied = css`
  display: grid;
  justify-items: start;
  gap: 1.2em;
  margin-block: 1.2em;
`;

import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, size, space } from '#renderers/theme/tokens.ts';

/** Devices whose main input is a finger: there the payer copies the code, because the same screen cannot scan it. */
const TOUCH = '(pointer: coarse) and (max-width: 699.98px)';

export const pix = css`
  display: grid;
  gap: ${space.m};
  overflow-wrap: anywhere;
`;

export const title = css`
  ${displayType(size.title, 1.2)}
  &:focus-visible { outline: none; box-shadow: none; }
`;

export const receiver = css`
  color: ${color.muted};
`;

export const steps = css`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: 1.4em;
`;

export const code = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xl};
  @media ${TOUCH} { flex-direction: column-reverse; align-items: stretch; gap: ${space.m}; }
`;

/** At least 200 pixels without the quiet zone, which is part of the picture. */
export const qr = css`
  inline-size: min(100%, 256px);
  block-size: auto;
`;

export const wide = css`
  @media ${TOUCH} { display: none; }
`;

export const reveal = css`
  display: none;
  @media ${TOUCH} { display: block; }
  & > summary { inline-size: 100%; list-style: none; }
  & > summary::-webkit-details-marker { display: none; }
  & > svg { margin-block-start: ${space.m}; margin-inline: auto; }
`;

export const copy = css`
  display: grid;
  flex: 1 1 12rem;
  justify-items: start;
  gap: ${space.s};
  min-inline-size: 0;
  @media ${TOUCH} { flex: none; justify-items: stretch; }
`;

export const copied = css`
  min-block-size: 1.5em;
  color: ${color.success};
  font-weight: 600;
`;

export const text = css`
  inline-size: 100%;
  padding: ${space.s};
  border: 1px solid ${color.line};
  background: ${color.background};
  font-family: monospace;
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

export const expiry = css`
  color: ${color.muted};
`;

export const clock = css`
  color: ${color.text};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

export const expired = css`
  display: grid;
  justify-items: start;
  gap: ${space.m};
`;

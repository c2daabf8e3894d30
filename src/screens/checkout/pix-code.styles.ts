import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, size, space } from '#renderers/theme/tokens.ts';

/** Screens of phones: there the payer copies the code, because a phone cannot scan its own screen. */
const PHONE = '(max-width: 699.98px)';

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
  /* The button that copies the code comes first for keyboards and screen readers. */
  flex-direction: row-reverse;
  align-items: center;
  gap: ${space.xl};
  @media ${PHONE} { flex-direction: column; align-items: stretch; gap: ${space.m}; }
`;

/** At least 200 pixels without the quiet zone, which is part of the picture. */
export const qr = css`
  inline-size: min(100%, 256px);
  block-size: auto;
`;

export const wide = css`
  @media ${PHONE} { display: none; }
`;

export const reveal = css`
  display: none;
  @media ${PHONE} { display: block; }
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
  @media ${PHONE} { flex: none; justify-items: stretch; }
`;

export const copied = css`
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

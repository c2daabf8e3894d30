import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, shape, size, space } from '#renderers/theme/tokens.ts';

export const title = css`
  ${displayType(size.heading, 1.1)}
  margin-block-end: ${space.l};
  &:focus, &:focus-visible { outline: none; box-shadow: none; }
`;

export const form = css`
  display: grid;
  gap: ${space.l};
`;

/** Style of the code field, in capital letters as the television shows the code. */
export const code = css`
  font-size: ${size.large};
  font-weight: 650;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

export const facts = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.l};
  margin: 0;
  & dt { color: ${color.muted}; }
  & dd { margin: 0; font-weight: 650; overflow-wrap: anywhere; }
`;

export const compare = css`
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 2px);
`;

export const shown = css`
  margin-block-start: ${space.xs};
  font-size: calc(${size.large} * 1.5);
  font-weight: 700;
  letter-spacing: 0.06em;
`;

export const buttons = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space.m};
  & > * { min-block-size: 48px; }
`;

import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  padding: ${space.xl};
`;

export const title = css`
  font-size: ${size.title};
  font-weight: 700;
`;

export const scroller = css`
  overflow-x: auto;
`;

export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${size.small};
  & th, & td { padding: ${space.s} ${space.m}; border-block-end: 1px solid ${color.line}; text-align: start; vertical-align: top; }
  & td { overflow-wrap: anywhere; min-inline-size: 7ch; }
  & td:last-child { min-inline-size: 30ch; }
`;

export const drawn = css`
  margin-block: ${space.m};
  border: 1px solid ${color.line};
`;

export const code = css`
  margin: 0;
  padding: ${space.l};
  overflow-x: auto;
  background: ${color.surface};
  color: ${color.text};
  font-size: ${size.small};
`;

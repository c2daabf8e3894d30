import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.l};
  min-block-size: 0;
  padding: ${space.l};
  overflow: auto;
  & > * { inline-size: min(960px, 100%); margin-inline: auto; min-inline-size: 0; }
`;

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.raised};
  min-inline-size: 0;
`;

export const title = css`
  font-size: ${size.large};
  font-weight: 650;
  overflow-wrap: anywhere;
  &:focus { outline: none; }
`;

export const heading = css`
  font-size: ${size.body};
  font-weight: 650;
`;

export const search = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.s};
`;

export const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  font-size: ${size.small};
  font-weight: 600;
  & > input { font-weight: 400; }
`;

export const check = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  font-size: ${size.small};
`;

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const item = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.line};
  font-size: ${size.small};
  overflow-wrap: anywhere;
  min-inline-size: 0;
  & > details { min-inline-size: 0; }
`;

export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
`;

export const name = css`
  font-weight: 600;
`;

export const facts = css`
  color: ${color.muted};
  font-size: ${size.small};
  font-weight: 400;
`;

export const fault = css`
  color: ${color.danger};
  font-size: ${size.small};
  font-weight: 400;
  &:empty { display: none; }
`;

export const told = css`
  color: ${color.success};
  font-size: ${size.small};
  &:empty { display: none; }
`;

/** A table that is wider than a phone scrolls alone. */
export const scroll = css`
  overflow-x: auto;
  &:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & th, & td { padding: ${space.xs} ${space.s}; border-block-end: 1px solid ${color.line}; text-align: start; }
  & th:last-child, & td:last-child { text-align: end; }
`;

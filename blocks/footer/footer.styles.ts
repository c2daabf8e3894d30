import { css } from '@linaria/core';
import { color, gutter, size, space } from '#renderers/theme/tokens.ts';

export const footer = css`
  display: grid;
  gap: ${space.xxl};
  margin-block-start: ${space.wide};
  /* The bottom padding keeps the footer's content clear of fixed elements at the bottom of the viewport. */
  padding: ${space.xxl} ${gutter} calc(${space.wide} + 44px);
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${size.body};
  overflow-wrap: anywhere;
`;

export const groups = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space.xl} ${space.xxl};
  &:empty { display: none; }
`;

export const title = css`
  margin-block-end: ${space.s};
  color: ${color.text};
  font-size: ${size.body};
  font-weight: 700;
`;

export const links = css`
  display: grid;
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: inherit;
  text-decoration: none;
  &:hover { color: ${color.text}; text-decoration: underline; }
  &[aria-current] { color: ${color.text}; font-weight: 650; }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

export const note = css`
  font-size: ${size.small};
`;

import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, motion, size, space } from '#renderers/theme/tokens.ts';

export const block = css`
  max-inline-size: calc(50rem + 2 * ${gutter});
  padding-inline: ${gutter};
  overflow-wrap: anywhere;
`;

export const title = css`
  margin-block-end: ${space.m};
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
`;

export const item = css`
  border-block-end: 1px solid ${color.line};
`;

export const question = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  min-block-size: 48px;
  padding-block: ${space.m};
  font-weight: 650;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  & > svg { flex: none; transition: transform ${motion.feedback} ${motion.easing}; }
  [open] > & > svg { transform: rotate(180deg); }
`;

export const answer = css`
  display: grid;
  gap: ${space.m};
  max-inline-size: 66ch;
  padding-block-end: ${space.l};
  line-height: 1.6;
  & ul, & ol { padding-inline-start: 1.4em; }
  & a { color: ${color.text}; text-decoration-color: ${color.brand}; text-decoration-thickness: 2px; }
`;

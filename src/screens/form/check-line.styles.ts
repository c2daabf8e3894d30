import { css } from '@linaria/core';
import { color, space } from '#renderers/theme/tokens.ts';

export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;

export const words = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
`;

/** Touch target size, without affecting the layout around it. */
export const retry = css`
  min-block-size: 44px;
  margin-block: calc((1.6em - 44px) / 2);
  padding-inline: ${space.s};
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  font-weight: 650;
  text-decoration: underline;
  cursor: pointer;
`;

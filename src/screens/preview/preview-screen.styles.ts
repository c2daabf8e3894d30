import { css } from '@linaria/core';
import { color, gutter, space } from '#renderers/theme/tokens.ts';

export const frame = css`
  min-block-size: 60vh;
`;

/** As a dialog over the page: what a viewer sees of an offer. */
export const asDialog = css`
  max-inline-size: 640px;
  margin: ${space.wide} auto;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: 12px;
  overflow: hidden;
`;

export const asForm = css`
  max-inline-size: 560px;
  margin-inline: auto;
  padding: ${space.wide} ${gutter};
`;

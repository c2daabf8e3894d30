import { css } from '@linaria/core';
import { color, gutter, space } from '#renderers/theme/tokens.ts';

export const frame = css`
  min-block-size: 60vh;
`;

/** Styles a draft of an offer as the dialog that viewers see. */
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

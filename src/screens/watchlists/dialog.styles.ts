import { css } from '@linaria/core';
import { askingBox } from '#renderers/primitives/dialog/dialog.styles.ts';
import { font, size, space } from '#renderers/theme/tokens.ts';

export const dialog = css`
  ${askingBox}
`;

export const head = css`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.m};
  margin-block-end: ${space.m};
`;

export const title = css`
  padding-block-start: ${space.s};
  font: var(--display-weight) ${size.title}/1.2 ${font.display};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

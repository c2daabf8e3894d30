import { css } from '@linaria/core';
import { askingBox } from '#renderers/primitives/dialog/dialog.styles.ts';
import { color, font, size, space } from '#renderers/theme/tokens.ts';

export const dialog = css`
  ${askingBox}
`;

export const title = css`
  font: var(--display-weight) ${size.title}/1.2 ${font.display};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const text = css`
  margin-block-start: ${space.s};
  color: ${color.muted};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.s};
  margin-block-start: ${space.xl};
`;

import { css } from '@linaria/core';
import { askingBox } from '#renderers/primitives/dialog/dialog.styles.ts';
import { color, font, size, space } from '#renderers/theme/tokens.ts';

export const dialog = css`
  ${askingBox}
`;

export const title = css`
  padding-block-start: ${space.s};
  /* Leaves room for the close button beside the title. */
  padding-inline-end: ${space.section};
  font: var(--display-weight) ${size.title}/1.2 ${font.display};
  text-transform: var(--display-case);
  text-wrap: balance;
`;

export const text = css`
  margin-block-start: ${space.s};
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block-start: ${space.xl};
  & > button { flex: 1 1 auto; }
`;

export const close = css`
  position: absolute;
  inset-block-start: ${space.s};
  inset-inline-end: ${space.s};
`;

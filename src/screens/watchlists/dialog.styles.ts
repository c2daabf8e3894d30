import { css } from '@linaria/core';
import { dialogBox } from '#renderers/primitives/dialog/dialog.styles.ts';
import { font, size, space } from '#renderers/theme/tokens.ts';

export const dialog = css`
  ${dialogBox('480px')}
  padding: ${space.xl};
  &::backdrop { background: rgb(0 0 0 / 65%); }
  @media (max-width: 599.98px) { padding: ${space.l}; }
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

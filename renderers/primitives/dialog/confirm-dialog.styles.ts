import { css } from '@linaria/core';
import { color, font, size, space } from '../../theme/tokens.ts';
import { dialogBox } from './dialog.styles.ts';

export const dialog = css`
  ${dialogBox('480px')}
  padding: ${space.xl};
  &::backdrop { background: rgb(0 0 0 / 65%); }
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;

export const title = css`
  padding-block-start: ${space.s};
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

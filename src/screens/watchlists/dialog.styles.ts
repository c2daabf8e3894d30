import { css } from '@linaria/core';
import { color, font, shape, size, space } from '#renderers/theme/tokens.ts';

export const dialog = css`
  inline-size: min(100% - 2 * ${space.l}, 480px);
  max-block-size: calc(100dvh - 2 * ${space.l});
  margin: auto;
  padding: ${space.xl};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 4px);
  background: ${color.raised};
  color: ${color.text};
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

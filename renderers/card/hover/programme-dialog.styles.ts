import { css } from '@linaria/core';
import { color, font, shape, size, space } from '../../theme/tokens.ts';

export const dialog = css`
  inline-size: min(480px, 100vw - 2 * ${space.l});
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.raised};
  color: ${color.text};
  overflow: hidden auto;
  &::backdrop { background: rgb(0 0 0 / 65%); }
`;

export const picture = css`
  position: relative;
`;

export const logo = css`
  position: absolute;
  inset-block-end: ${space.m};
  inset-inline-start: ${space.m};
  max-inline-size: 96px;
  max-block-size: 40px;
  padding: ${space.xs};
  border-radius: ${shape.radius};
  background: ${color.scrim};
`;

export const body = css`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  padding: ${space.l} ${space.xl} ${space.xl};
`;

export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block-start: ${space.s};
`;

export const title = css`
  font: var(--display-weight) ${size.title}/1.2 ${font.display};
`;

export const close = css`
  position: absolute;
  inset: ${space.s} auto auto;
  inset-inline-end: ${space.s};
  background: ${color.scrim};
`;

import { css } from '@linaria/core';
import { dialogBox } from '#renderers/primitives/dialog/dialog.styles.ts';
import { color, font, size, space } from '#renderers/theme/tokens.ts';

export const dialog = css`
  ${dialogBox('fit-content')}
  padding: ${space.m} ${space.l} ${space.s};
  &::backdrop { background: rgb(0 0 0 / 65%); }
  &[data-size='full'] {
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: ${space.s};
    border: 0;
    border-radius: 0;
  }
  &[data-size='full'][open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
`;

export const title = css`
  margin-block-end: ${space.s};
  font: var(--display-weight) ${size.large}/1.2 ${font.display};
`;

export const room = css`
  max-inline-size: 100%;
  margin-inline: auto;
  background: #ffffff;
`;

export const frame = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  &[inert] { opacity: 0.3; }
`;

export const question = css`
  display: grid;
  gap: ${space.s};
  padding-block: ${space.s};
  color: ${color.text};
  font-weight: 600;
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block-start: ${space.s};
`;

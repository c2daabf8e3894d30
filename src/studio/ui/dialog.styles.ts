import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export { button } from './controls.styles.ts';

export const dialog = css`
  inline-size: min(560px, calc(100vw - 32px));
  max-block-size: calc(100dvh - 32px);
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.raised};
  color: ${color.text};
  box-shadow: 0 24px 80px -24px rgb(0 0 0 / 60%);
  &[open] { display: flex; flex-direction: column; }
  &[data-wide] { inline-size: min(1240px, calc(100vw - 32px)); }
  &::backdrop { background: rgb(10 12 20 / 55%); }
`;

export const title = css`
  padding: ${space.l} ${space.xl} 0;
  font-size: ${size.large};
  font-weight: 650;
  line-height: 1.3;
`;

export const body = css`
  display: grid;
  gap: ${space.m};
  padding: ${space.m} ${space.xl} ${space.l};
  overflow: auto;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s};
  padding: ${space.m} ${space.xl};
  border-block-start: 1px solid ${color.line};
`;

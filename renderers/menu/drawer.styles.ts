import { css } from '@linaria/core';
import { color, font, size, space } from '../theme/tokens.ts';

/** The drawer's opening and closing transitions take 200 ms. */
export const drawer = css`
  position: fixed;
  inset: 0 auto 0 0;
  inline-size: min(88vw, 400px);
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.raised};
  color: ${color.text};
  transform: translateX(-100%);
  transition: transform 200ms ease, display 200ms allow-discrete, overlay 200ms allow-discrete;
  &:dir(rtl) { inset: 0 0 0 auto; transform: translateX(100%); }
  &[open] { transform: none; }
  @starting-style { &[open] { transform: translateX(-100%); } &[open]:dir(rtl) { transform: translateX(100%); } }
  &::backdrop { background: rgb(0 0 0 / 55%); }
  @media (prefers-reduced-motion: reduce) { transform: none; &:dir(rtl) { transform: none; } }
`;

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xl};
  min-block-size: 100%;
  padding: ${space.l} ${space.xl} ${space.xxl};
`;

export const close = css`
  margin-inline-start: -10px;
`;

export const items = css`
  display: grid;
`;

export const below = css`
  padding-inline-start: ${space.l};
  border-inline-start: 1px solid ${color.line};
`;

export const access = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

const item = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 48px;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { color: ${color.brand}; }
  &[aria-current] { color: ${color.brand}; }
`;

const large = css`
  font: var(--display-weight) ${size.title}/1.2 ${font.display};
  font-stretch: var(--display-stretch);
  text-transform: var(--display-case);
`;

const small = css`
  color: ${color.muted};
`;

export const featured = `${item} ${large}`;
export const plain = `${item} ${small}`;

export const languages = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.line};
`;

export const language = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${color.muted};
  text-decoration: none;
  &[aria-current] { color: ${color.text}; font-weight: 700; }
  &:hover { text-decoration: underline; }
`;

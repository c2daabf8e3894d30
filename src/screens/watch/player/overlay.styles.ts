import { css } from '@linaria/core';
import { color, font, motion, size, space } from '#renderers/theme/tokens.ts';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';

export const surface = css`
  position: absolute;
  inset: 0;
  border: 0;
  padding: 0;
  background: transparent;
  cursor: inherit;
`;

const centre = css`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  translate: -50% -50%;
  [dir='rtl'] & { translate: 50% -50%; }
`;

const round = css`
  display: grid;
  place-items: center;
  inline-size: 84px;
  block-size: 84px;
  border: 0;
  border-radius: 50%;
  background: ${color.brand};
  color: ${color.onBrand};
  cursor: pointer;
  transition: transform ${motion.feedback} ${motion.easing};
  &:hover { transform: scale(1.06); }
  &:focus-visible { border-radius: 50%; outline-color: #fff; box-shadow: 0 0 0 2px #000, 0 0 0 6px #000; }
`;

export const start = `${centre} ${round}`;

const ring = css`
  inline-size: 56px;
  block-size: 56px;
  border: 4px solid rgb(255 255 255 / 30%);
  border-block-start-color: #fff;
  border-radius: 50%;
  animation: turn 900ms linear infinite;
  pointer-events: none;
  @keyframes turn { to { rotate: 360deg; } }
`;

export const spinner = `${centre} ${ring}`;
export const spinnerWords = visuallyHidden;

export const failure = css`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.m};
  padding: ${space.l};
  background: rgb(0 0 0 / 82%);
  color: #fff;
  text-align: center;
`;

export const failureTitle = css`
  font: var(--display-weight) ${size.title}/1.25 ${font.display};
`;

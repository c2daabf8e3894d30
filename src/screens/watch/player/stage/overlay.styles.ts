import { css } from '@linaria/core';
import { color, font, motion, size, space } from '#renderers/theme/tokens.ts';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';

export const surface = css`
  position: absolute;
  inset: 0;
  cursor: inherit;
  touch-action: manipulation;
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
  /* The shadow makes the button visible on a picture of the same colour, too. */
  box-shadow: 0 0 0 3px rgb(0 0 0 / 24%), 0 6px 32px rgb(0 0 0 / 45%);
  cursor: pointer;
  transition: transform ${motion.feedback} ${motion.easing};
  &:hover { transform: scale(1.06); }
  &:focus-visible { border-radius: 50%; outline-color: #fff; box-shadow: 0 0 0 2px #000, 0 0 0 6px #000; }
  /* On touch screens and small players the centred controls already contain a play button, unless the next title is
     offered there instead. */
  @media (pointer: coarse), (max-width: 599.98px) { :not(:has([data-next])) > & { display: none; } }
`;

export const start = `${centre} ${round}`;

const stack = css`
  display: grid;
  justify-items: center;
  gap: 14px;
  pointer-events: none;
`;

export const waiting = `${centre} ${stack}`;

export const ring = css`
  inline-size: 56px;
  block-size: 56px;
  border: 4px solid rgb(255 255 255 / 30%);
  border-block-start-color: #fff;
  border-radius: 50%;
  animation: turn 900ms linear infinite;
  @keyframes turn { to { rotate: 360deg; } }
`;

export const hidden = visuallyHidden;

/** Text over the picture. */
export const words = css`
  max-inline-size: 40ch;
  padding: 4px 12px;
  border-radius: 4px;
  background: rgb(0 0 0 / 72%);
  font-size: 0.9375rem;
  text-align: center;
`;

/** Text above the large play button and the controls. Not shown with a mouse, where the button is sufficient. */
const above = css`
  inset-block-start: ${space.l};
  translate: -50% 0;
  [dir='rtl'] & { translate: 50% 0; }
  pointer-events: none;
  @media (pointer: fine) { display: none; }
`;
export const tapWords = `${centre} ${words} ${above}`;

export const notice = css`
  position: absolute;
  inset-block-start: 16px;
  inset-inline: 16px;
  z-index: 1;
  justify-self: center;
  inline-size: fit-content;
  margin-inline: auto;
  padding: 8px 16px;
  border-radius: 4px;
  background: rgb(16 16 18 / 92%);
  font-size: 0.9375rem;
  pointer-events: none;
`;

/** Message that replaces the film; scrolls on small players. */
export const message = css`
  position: absolute;
  inset: 0;
  z-index: 2;
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: ${space.m};
  overflow: auto;
  padding: ${space.l};
  background: rgb(0 0 0 / 86%);
  color: #fff;
  text-align: center;
  & > p { margin: 0; max-inline-size: 52ch; }
`;

export const messageTitle = css`
  font: var(--display-weight) ${size.title}/1.25 ${font.display};
`;

export const code = css`
  color: rgb(255 255 255 / 70%);
  font-size: 0.8125rem;
`;

export const others = css`
  display: grid;
  gap: 8px;
  inline-size: min(560px, 100%);
  text-align: start;
  & > li { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 8px 8px 8px 14px; border: 1px solid rgb(255 255 255 / 24%); border-radius: 4px; }
`;

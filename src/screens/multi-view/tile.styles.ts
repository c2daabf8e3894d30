import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const tile = css`
  position: relative;
  container-type: inline-size;
  aspect-ratio: 16 / 9;
  min-inline-size: 0;
  overflow: hidden;
  background: #000;
  color: #fff;
  &[data-sound] { box-shadow: inset 0 0 0 3px ${color.brand}; }
  @media (forced-colors: active) { border: 1px solid CanvasText; &[data-sound] { border: 3px solid Highlight; } }
`;

export const video = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
`;

/**
 * Transparent button over the tile: a click makes the tile the main one. Its focus ring is visible above the picture.
 */
export const cover = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: transparent;
  cursor: pointer;
  transition: box-shadow ${motion.feedback} ${motion.easing};
  [data-sound] > & { box-shadow: inset 0 0 0 3px ${color.brand}; }
  &:hover { box-shadow: inset 0 0 0 3px rgb(255 255 255 / 70%); }
  &:focus-visible { outline: 3px solid #fff; outline-offset: -6px; box-shadow: inset 0 0 0 3px #000; }
  &[aria-current] { cursor: default; }
`;

/** Control bar at the bottom of the picture, with a translucent background. */
export const bar = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding-block: ${space.wide} ${space.xs};
  padding-inline: ${space.m} ${space.xs};
  background: linear-gradient(transparent, rgb(0 0 0 / 82%) 70%);
  pointer-events: none;
  & > button { pointer-events: auto; }
  @container (inline-size < 260px) {
    padding-block-start: ${space.l};
    padding-inline-start: ${space.xs};
    /* A tile that shows a message instead of a stream has no sound, and its buttons leave no room for the sound
       control, so that is hidden. */
    [data-words] + & > [aria-pressed] { display: none; }
  }
`;

export const badge = css`
  min-inline-size: 0;
  max-inline-size: 50%;
  overflow: clip;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding: 1px 7px;
  border-radius: 3px;
  background: ${color.live};
  color: ${color.onLive};
  font-weight: 700;
  font-size: ${size.small};
  @container (inline-size < 200px) { display: none; }
`;

export const name = css`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  padding-inline: ${space.xs};
  font-weight: 600;
  font-size: ${size.body};
  text-overflow: ellipsis;
  white-space: nowrap;
  @container (inline-size < 260px) { visibility: hidden; }
`;

export const control = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-inline-size: 44px;
  block-size: 44px;
  padding: 0 ${space.s};
  border: 0;
  border-radius: ${shape.buttonRadius};
  background: transparent;
  color: #fff;
  font: inherit;
  font-size: ${size.small};
  cursor: pointer;
  transition: background-color ${motion.feedback} ${motion.easing};
  &:hover { background: rgb(255 255 255 / 22%); }
  &:focus-visible { outline: 3px solid #fff; outline-offset: -3px; box-shadow: 0 0 0 2px #000; }
  @media (forced-colors: active) { border: 1px solid ButtonText; &[aria-pressed='true'] { border-color: Highlight; } }
`;

export const soundWords = css`
  font-size: ${size.small};
  @container (inline-size < 420px) { display: none; }
`;

export const words = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: safe center;
  justify-items: center;
  gap: ${space.m};
  overflow: auto;
  padding: ${space.m} ${space.l} 52px;
  background: rgb(0 0 0 / 74%);
  text-align: center;
  text-wrap: balance;
  pointer-events: none;
  /* Buttons and links are above the tile's control bar, whose gradient would cover them. */
  & button, & a { position: relative; z-index: 1; pointer-events: auto; }
  & > button { color: #fff; background: rgb(0 0 0 / 60%); border-color: rgb(255 255 255 / 60%); }
  @container (inline-size < 480px) {
    padding: ${space.s} ${space.s} 44px;
    font-size: ${size.small};
    & div { gap: ${space.s}; }
    & p { font: inherit; font-weight: 650; text-transform: none; }
    /* Small tiles show only the first line of the message, because there is no room for more. */
    & p + p { display: none; }
  }
  @container (inline-size < 260px) { & button, & a { padding-inline: ${space.m}; } }
`;

export const unmute = css`
  position: absolute;
  inset-block-start: ${space.m};
  inset-inline-start: ${space.m};
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 44px;
  padding: 0 ${space.l};
  border: 1px solid rgb(255 255 255 / 60%);
  border-radius: ${shape.buttonRadius};
  background: rgb(0 0 0 / 78%);
  color: #fff;
  font: inherit;
  cursor: pointer;
`;

export const waiting = css`
  position: absolute;
  inset-block-start: calc(50% - 16px);
  inset-inline-start: calc(50% - 16px);
  inline-size: 32px;
  block-size: 32px;
  border: 3px solid rgb(255 255 255 / 35%);
  border-block-start-color: #fff;
  border-radius: 50%;
  pointer-events: none;
  animation: multi-view-turn 900ms linear infinite;
  @keyframes multi-view-turn { to { rotate: 360deg; } }
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

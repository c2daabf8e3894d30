import { css } from '@linaria/core';

/** The picture with its side panel: at the inline end on wide screens, else below. */
export const frame = css`
  &:focus-visible { outline: 2px solid #fff; outline-offset: -2px; box-shadow: none; }
  &:fullscreen { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); inline-size: 100%; max-inline-size: none; block-size: 100%; background: #000; }
  &[data-aside] { display: grid; grid-template: 'stage' auto 'aside' auto / minmax(0, 1fr); }
  &[data-aside]:fullscreen { grid-template: 'stage aside' minmax(0, 1fr) / minmax(0, 1fr) minmax(260px, 26%); }
  @media (min-width: 1024px) {
    &[data-aside] { grid-template: 'stage aside' minmax(0, 1fr) / minmax(0, 1fr) minmax(300px, 26%); inline-size: 100%; block-size: calc(100dvh - 190px); min-block-size: 320px; }
  }
`;

export const stage = css`
  position: relative;
  aspect-ratio: 16 / 9;
  background: #000;
  color: #fff;
  overflow: hidden;
  user-select: none;
  [data-aside] > & { grid-area: stage; }
  :fullscreen > & { block-size: 100%; aspect-ratio: auto; }
  @media (min-width: 1024px) { [data-aside] > & { block-size: 100%; aspect-ratio: auto; } }
`;

export const video = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  &::cue { background: rgb(0 0 0 / 78%); color: #fff; font-family: var(--font-text); line-height: 1.4; }
`;

/** Picture that an audio-only title shows instead of a video. */
export const picture = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  pointer-events: none;
`;

export const face = css`
  position: absolute;
  inset: 0;
  &[data-idle] { cursor: none; }
  /* Makes the picture the size container of the menus that open over a button, so that they are no higher than it.
     Not on small screens, where they are bottom sheets: some browsers confine fixed elements to a size container. */
  @media (min-width: 600px) and (min-height: 500.02px) { container-type: size; }
`;

export const hidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

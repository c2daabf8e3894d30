import { css } from '@linaria/core';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';

export const hidden = visuallyHidden;

export const group = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const legend = css`
  padding: 8px 12px 2px;
  color: rgb(255 255 255 / 72%);
  font-size: 0.8125rem;
  font-weight: 700;
`;

export const radio = css`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  accent-color: #fff;
  &:focus-visible { outline: none; box-shadow: none; }
`;

export const line = css`
  margin: 6px 8px;
  border: 0;
  border-block-start: 1px solid rgb(255 255 255 / 20%);
`;

/** Settings of the subtitles' appearance, one label with its control per line. */
export const fields = css`
  display: grid;
  gap: 4px;
  padding-inline: 12px 8px;
`;

export const field = css`
  display: grid;
  grid-template-columns: 1fr minmax(0, 136px);
  align-items: center;
  gap: 8px;
  font-size: 0.875rem;
`;

export const select = css`
  min-block-size: 44px;
  inline-size: 100%;
  padding-inline: 8px;
  border: 1px solid rgb(255 255 255 / 40%);
  border-radius: 4px;
  background: #1c1c20;
  color: #fff;
  &:focus-visible { outline: 2px solid #fff; outline-offset: -1px; box-shadow: none; }
`;

/** Background of the sample: half light and half dark, like a picture. */
export const preview = css`
  display: grid;
  place-items: center;
  min-block-size: 84px;
  margin: 0 4px 8px;
  padding: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: linear-gradient(120deg, #12323f, #8a5a2c 55%, #e5c98a);
  font-size: calc(var(--caption-scale) * 16px);
  text-align: center;
`;

export const back = css`
  display: grid;
  rotate: 180deg;
`;

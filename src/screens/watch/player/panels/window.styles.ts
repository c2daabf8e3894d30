import { css } from '@linaria/core';

/** A small window over the player's picture. */
export const small = css`
  position: absolute;
  inset-block-start: 16px;
  inset-inline-start: 16px;
  z-index: 3;
  max-inline-size: calc(100% - 32px);
  max-block-size: calc(100% - 32px);
  overflow: auto;
  padding: 8px 16px 16px;
  border-radius: 6px;
  background: rgb(16 16 18 / 92%);
  color: #fff;
  font-size: 0.875rem;
  @media (max-width: 599.98px) { inset: 0; max-inline-size: none; max-block-size: none; border-radius: 0; padding: 4px 12px 12px; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

/** Result message beside a button. */
export const said = css`
  margin-inline-start: 12px;
`;

export const head = css`
  display: flex;
  align-items: center;
  gap: 16px;
  min-block-size: 44px;
  font-size: 0.9375rem;
  font-weight: 700;
  & > :last-child { margin-inline-start: auto; margin-inline-end: -10px; }
  /* On phones most of these windows are higher than the picture and scroll. The bar with the close button stays
     visible. */
  @media (max-width: 599.98px) { position: sticky; inset-block-start: -4px; background: #101012; }
`;

export const facts = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 20px;
  margin: 0 0 12px;
  font-variant-numeric: tabular-nums;
  & dt { color: rgb(255 255 255 / 72%); }
  & dd { margin: 0; unicode-bidi: plaintext; text-align: start; }
`;

export const keys = css`
  display: grid;
  grid-template-columns: repeat(2, auto 1fr);
  gap: 8px 16px;
  align-items: center;
  margin: 0;
  & dt { display: flex; gap: 4px; justify-self: start; direction: ltr; }
  & dd { margin: 0; padding-inline-end: 16px; }
  & kbd { display: inline-block; min-inline-size: 28px; padding: 2px 7px; border: 1px solid rgb(255 255 255 / 40%); border-radius: 4px; font: inherit; font-weight: 650; text-align: center; white-space: nowrap; }
  @media (max-width: 819.98px) { grid-template-columns: auto 1fr; gap: 6px 12px; }
`;

import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const pane = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  @media (max-width: 1023.98px) { block-size: 90dvh; }
`;

export const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  background: ${color.background};
  border-block-end: 1px solid ${color.line};
  & select, & input { padding-inline: 6px; font-size: 0.75rem; }
`;

export const time = css`
  inline-size: 178px;
`;

export const country = css`
  inline-size: 56px;
  text-transform: uppercase;
  &::placeholder { text-transform: none; color: ${color.muted}; opacity: 1; }
`;

export const stage = css`
  flex: 1;
  display: flex;
  justify-content: center;
  min-block-size: 280px;
  overflow: hidden;
  margin: ${space.m};
`;

/** Takes the room that the scaled frame is seen in. */
export const fitted = css`
  overflow: hidden;
  border-radius: 6px;
  background: ${color.raised};
  box-shadow: 0 0 0 1px ${color.line}, 0 12px 32px -20px rgb(0 0 0 / 50%);
`;

export const frame = css`
  display: block;
  border: 0;
  transform-origin: 0 0;
`;

export const foot = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  padding: 0 ${space.m} ${space.xs};
`;

export const status = css`
  font-size: ${size.small};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  &[data-line='silent'] { color: ${color.danger}; }
`;

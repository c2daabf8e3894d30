import { css } from '@linaria/core';
import { color, space } from '../theme/tokens.ts';

export const badges = css`
  position: absolute;
  inset: ${space.s};
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  align-items: flex-start;
  gap: ${space.xs};
  pointer-events: none;
`;

export const end = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.xs};
  max-inline-size: 100%;
  margin-inline-start: auto;
`;

export const badge = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: 3px 7px;
  border-radius: min(var(--radius), 4px);
  background: var(--badge, color-mix(in oklab, ${color.background} 88%, transparent));
  color: ${color.text};
  font-size: 0.75rem;
  font-weight: 650;
  line-height: 1.25;
`;

export const live = css`
  background: ${color.live};
  color: ${color.onLive};
  text-transform: uppercase;
  letter-spacing: 0.04em;
`;

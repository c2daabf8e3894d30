import { css } from '@linaria/core';
import { color, shape, size, space } from '../theme/tokens.ts';

export const badge = css`
  position: relative;
  @media (max-width: 599.98px) { display: none; }
`;

export const summary = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: ${space.s};
  cursor: pointer;
  list-style: none;
  font-size: ${size.small};
  font-weight: 650;
  border-radius: ${shape.buttonRadius};
  &::-webkit-details-marker { display: none; }
  &:hover { background: color-mix(in oklab, ${color.text} 10%, transparent); }
`;

export const list = css`
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inset-inline-end: 0;
  z-index: 30;
  min-inline-size: 160px;
  padding: ${space.s} !important;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 4px);
  box-shadow: 0 16px 40px -12px rgb(0 0 0 / 45%);
`;

export const choice = css`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${space.m};
  text-decoration: none;
  border-radius: ${shape.radius};
  &:hover { background: color-mix(in oklab, ${color.text} 10%, transparent); }
  &[aria-current] { font-weight: 700; }
`;

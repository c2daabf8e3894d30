import { css } from '@linaria/core';
import { color, space } from '#renderers/theme/tokens.ts';

export const pages = css`
  padding: 0;
  list-style: none;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.l};
  margin-block: ${space.l} ${space.xl};
  border-block-end: 1px solid ${color.line};
  @media (min-width: 64rem) {
    flex-direction: column;
    margin-block: 0;
    border-block-end: 0;
    border-inline-start: 1px solid ${color.line};
    gap: 0;
  }
`;

export const page = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  border-block-end: 3px solid transparent;
  color: ${color.muted};
  font-weight: 650;
  text-decoration: none;
  &:hover { color: ${color.text}; }
  &[aria-current='page'] { border-block-end-color: ${color.brand}; color: ${color.text}; }
  @media (min-width: 64rem) {
    inline-size: 100%;
    padding-inline: ${space.l};
    border-block-end: 0;
    border-inline-start: 3px solid transparent;
    margin-inline-start: -2px;
    &[aria-current='page'] { border-inline-start-color: ${color.brand}; }
  }
  /* Forced colours ignore transparent borders, so borders that should be invisible get the background's colour. */
  @media (forced-colors: active) { &:not([aria-current='page']) { border-color: Canvas; } }
`;

import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, font, screen, shape, size, space } from '#renderers/theme/tokens.ts';

export const title = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const lead = css`
  max-inline-size: 66ch;
  margin-block-start: ${space.m};
  color: ${color.muted};
  font-size: ${size.large};
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

/**
 * One, two or three columns of limited width. Each plan spans six rows for its parts. The rows have no gap, because a gap
 * would also stay where no plan has the part.
 */
export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  column-gap: ${space.xl};
  max-inline-size: 1320px;
  margin-block-end: -${space.xl};
  padding-block-start: ${space.xl};
  @media ${screen.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    max-inline-size: 872px;
  }
  @media ${screen.fromDesktop} {
    /* Four plans are two pairs instead of three and a single one. */
    &:not(:has(> :nth-child(4):last-child)) { grid-template-columns: repeat(3, minmax(0, 1fr)); max-inline-size: 1320px; }
  }
`;

export const card = css`
  position: relative;
  display: grid;
  grid-row: span 6;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  overflow-wrap: anywhere;
  margin-block-end: ${space.xl};
  &[data-emphasised] { border-color: ${color.brand}; box-shadow: inset 0 0 0 1px ${color.brand}; }
  @media ${screen.mobile} { padding: 20px; }
`;

/** Text on the upper edge of the emphasised plan. */
export const emphasis = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: ${space.l};
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * ${space.l});
  padding: 4px ${space.m};
  border-radius: ${shape.buttonRadius};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: ${size.small};
  font-weight: 700;
  line-height: 1.3;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  transform: translateY(-50%);
`;

export const name = css`
  grid-row: 1;
  ${displayType(size.title, 1.2)}
  text-wrap: balance;
`;

export const description = css`
  grid-row: 2;
  margin-block-start: ${space.s};
  color: ${color.muted};
  line-height: 1.5;
`;

/** Container whose width limits the size of long amounts. */
export const price = css`
  grid-row: 3;
  align-self: end;
  margin-block-start: ${space.l};
  container-type: inline-size;
`;

export const before = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

export const now = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.s};
`;

export const amount = css`
  font: var(--display-weight) 2.25rem/1.15 ${font.display};
  font-stretch: var(--display-stretch);
  font-variant-numeric: tabular-nums;
  /* A long amount, such as one of a million rupiah, is smaller, so that it stays on one line. */
  bdi& { font-size: min(2.25rem, calc(145cqi / var(--length))); }
  /* Only the word for “free”: symbols of currencies keep their case. */
  p& { text-transform: var(--display-case); }
`;

export const rate = css`
  color: ${color.muted};
`;

export const unavailable = css`
  font-size: ${size.large};
  font-weight: 600;
  line-height: 1.3;
`;

export const terms = css`
  grid-row: 4;
  display: grid;
  align-content: start;
  gap: ${space.s};
  margin-block-start: ${space.s};
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.4;
`;

export const term = css`
  color: ${color.text};
  font-size: ${size.body};
  font-weight: 600;
`;

export const discount = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.s};
`;

export const badge = css`
  padding: 2px 8px;
  border: 1px solid ${color.success};
  border-radius: min(${shape.radius}, 4px);
  color: ${color.success};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  &[data-state='upcoming'] { border-color: ${color.line}; color: ${color.text}; }
`;

export const included = css`
  grid-row: 5;
  display: grid;
  align-content: start;
  gap: ${space.s};
  margin-block-start: ${space.l};
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.line};
`;

export const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s};
  line-height: 1.4;
  & > svg { margin-block-start: 1px; color: ${color.success}; }
`;

export const action = css`
  grid-row: 6;
  align-self: end;
  margin-block-start: ${space.xl};
`;

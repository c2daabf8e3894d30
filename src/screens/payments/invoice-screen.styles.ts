import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, shape, size, space } from '#renderers/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-inline-size: 60rem;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; }
`;

export const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxl};
  padding: ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  overflow-wrap: anywhere;
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;

export const title = css`
  ${displayType(size.title, 1.2)}
`;

export const label = css`
  padding-block-end: ${space.xs};
  color: ${color.muted};
  font-size: ${size.small};
  font-weight: 400;
  text-align: start;
`;

export const parties = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space.xl};
`;

/** A line keeps its own direction, but is aligned to the page's start edge. */
export const line = css`
  text-align: match-parent;
`;

export const facts = css`
  display: grid;
  align-content: start;
  & > dt { color: ${color.muted}; font-size: ${size.small}; }
  & > dd:not(:last-child) { margin-block-end: ${space.s}; }
`;

export const scroll = css`
  overflow-x: auto;
`;

export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: ${space.s} ${space.m};
    border-block-end: 1px solid ${color.line};
    text-align: end;
    vertical-align: baseline;
  }
  & :is(th, td):first-child { padding-inline-start: 0; text-align: start; }
  & :is(th, td):last-child { padding-inline-end: 0; }
  & thead th { color: ${color.muted}; font-size: ${size.small}; font-weight: 400; }
  & bdi { white-space: nowrap; }
`;

export const totals = css`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: end;
  gap: ${space.s} ${space.xxl};
  font-variant-numeric: tabular-nums;
  break-inside: avoid;
  & > dd { text-align: end; }
`;

/** A reduction below the name of a line. */
export const reduction = css`
  display: block;
  font-weight: 400;
  color: ${color.muted};
`;

export const total = css`
  font-size: ${size.large};
  font-weight: 700;
`;

/**
 * The style sheet for print: only the invoice, black on white. It sets no paper size, so the margins apply to A4 and to
 * Letter. The selectors need the invoice, because the sheet stays loaded on other pages.
 */
export const print = css`
  @media print {
    padding: 0;
    border: 0;
    background: none;
    --color-text: #000;
    --color-muted: #000;
    --color-line: #767676;
    color: #000;
    font-size: 10.5pt;
  }
  :global() {
    @media print {
      @page { margin: 18mm 16mm; }
      :root:has([data-printed]) { background: #fff; color-scheme: light; }
      :root:has([data-printed]) :not(:has([data-printed]), [data-printed], [data-printed] *) { display: none !important; }
      :root:has([data-printed]) :has([data-printed]) {
        display: block !important;
        min-block-size: 0 !important;
        max-inline-size: none !important;
        margin: 0 !important;
        padding: 0 !important;
        overflow: visible !important;
        background: none !important;
      }
    }
  }
`;

import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, shape, size, space } from '#renderers/theme/tokens.ts';

export const sections = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-inline-size: 60rem;
  margin-block-start: ${space.xl};
`;

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  overflow-wrap: anywhere;
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;

export const heading = css`
  ${displayType(size.title, 1.2)}
`;

/** Heading with the messages about results below it, which take no space while they are empty. */
export const head = css`
  display: flex;
  flex-direction: column;
  gap: ${space.m};
`;

/** Keeps its height while the user's day is not known. */
export const planStatus = css`
  min-block-size: 1lh;
  color: ${color.muted};
`;

export const muted = css`
  color: ${color.muted};
`;

export const strong = css`
  font-weight: 650;
`;

export const notice = css`
  display: grid;
  justify-items: start;
  gap: ${space.m};
`;

/** Reserves the height of two rows, so that the page does not move when they arrive. */
export const skeleton = css`
  display: grid;
  place-items: center;
  min-block-size: 132px;
  border-radius: ${shape.radius};
  background: color-mix(in oklab, ${color.text} 7%, transparent);
  color: ${color.muted};
`;

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Rows of a list are separated by lines. */
const row = `
  padding-block: ${space.m};
  &:first-child { padding-block-start: 0; }
  &:last-child { padding-block-end: 0; }
  &:not(:last-child) { border-block-end: 1px solid ${color.line}; }
`;

export const card = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  ${row}
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  /* Aligns the text of the outer buttons with the rows' edges. */
  margin-inline: -${space.m};
`;

export const filter = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 44px;
  inline-size: fit-content;
  cursor: pointer;
`;

export const payment = css`
  display: grid;
  gap: ${space.s} ${space.l};
  font-variant-numeric: tabular-nums;
  ${row}
  @media (min-width: 600px) { grid-template-columns: minmax(0, 1fr) auto; }
`;

export const failure = css`
  color: ${color.danger};
`;

/** Amount, status and invoice: in one line on narrow screens, at the row's end on wide ones. */
export const result = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.l};
  @media (min-width: 600px) {
    display: grid;
    justify-items: end;
    align-content: start;
    text-align: end;
  }
`;

export const status = css`
  color: ${color.muted};
  &[data-status='COMPLETE'] { color: ${color.success}; }
  &[data-status='FAILED'] { color: ${color.danger}; }
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
`;

/** Place of an offer in a dialog. */
export const offerPlace = css`
  margin-block-start: ${space.l};
`;

/** As high as the skeleton at least, so that the dialog’s buttons stay where they are when the offer arrives. */
export const offer = css`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  min-block-size: 132px;
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
`;

/** Question about the price of a plan, over the whole width of its row. */
export const question = css`
  display: grid;
  gap: ${space.s};
  flex-basis: 100%;
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
`;

export const answers = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

export const choices = css`
  display: grid;
  gap: ${space.s};
  margin: ${space.l} 0 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0; }
`;

export const choice = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 44px;
`;

export const planPrice = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

/** Content of a dialog between its title and its buttons. */
export const dialogBody = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin-block-start: ${space.m};
  overflow-wrap: anywhere;
`;

import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, font, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

/** From this width the preview is beside the form. */
const WIDE = '60rem';

export const screen = css`
  max-inline-size: calc(70rem + 2 * ${gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${gutter} ${space.wide};
  overflow-wrap: anywhere;
`;

/** A page of one column. */
export const narrow = css`
  display: grid;
  grid-template-columns: minmax(0, 40rem);
  align-content: start;
  justify-content: center;
  gap: ${space.l};
  min-block-size: 60dvh;
  padding: ${space.section} ${gutter} ${space.wide};
  overflow-wrap: anywhere;
`;

export const heading = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
  &:focus-visible { outline: none; box-shadow: none; }
`;

export const lead = css`
  color: ${color.muted};
  font-size: ${size.large};
  line-height: 1.5;
`;

/** What is given, and its price. */
export const product = css`
  display: grid;
  gap: ${space.s};
  margin-block-start: ${space.m};
  & strong { color: ${color.text}; }
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.section};
  margin-block-start: ${space.xl};
  @media (min-width: ${WIDE}) { grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem); align-items: start; }
`;

/** On wide screens the preview stays in sight while the form scrolls. */
export const side = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  @media (min-width: ${WIDE}) and (min-height: 640px) { position: sticky; inset-block-start: calc(64px + ${space.l}); }
`;

/** A card with a band in the realm's colour at its beginning, like a ribbon around a gift. */
export const giftCard = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-inline-start: 6px solid ${color.brand};
  border-radius: ${shape.radius};
  background: ${color.surface};
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;

export const icon = css`
  line-height: 0;
`;

export const title = css`
  ${displayType(size.title, 1.2)}
  text-wrap: balance;
`;

export const message = css`
  margin: 0;
  padding-inline-start: ${space.l};
  border-inline-start: 3px solid ${color.line};
  font-size: ${size.large};
  line-height: 1.5;
  white-space: pre-line;
`;

export const included = css`
  display: grid;
  gap: ${space.xs};
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space.s}; }
  & svg { margin-block-start: 2px; color: ${color.success}; }
`;

export const price = css`
  font: var(--display-weight) 1.75rem/1.2 ${font.display};
  font-stretch: var(--display-stretch);
  font-variant-numeric: tabular-nums;
`;

export const muted = css`
  color: ${color.muted};
  font-family: ${font.text};
  font-size: ${size.small};
  font-weight: 400;
  font-stretch: normal;
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  inline-size: fit-content;
`;

export const when = css`
  display: grid;
  gap: ${space.m};
`;

/** Radio button and label are one touch target. */
export const choice = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 44px;
`;

export const day = css`
  max-inline-size: 16rem;
`;

export const codeForm = css`
  display: grid;
  gap: ${space.l};
`;

/** A code reads from left to right in every language. */
export const code = css`
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

export const failure = css`
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: max(${shape.radius}, 2px);
  font-weight: 600;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;

/** Reserves the height of the card, so that the page does not move when the gift arrives. */
export const skeleton = css`
  display: grid;
  place-items: center;
  min-block-size: 260px;
  border-radius: ${shape.radius};
  background: color-mix(in oklab, ${color.text} 7%, transparent);
  color: ${color.muted};
`;

export const other = css`
  justify-self: start;
  margin-inline: -${space.m};
`;

export const summary = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

export const facts = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s} ${space.l};
  & > dt { color: ${color.muted}; }
  & > dd { font-weight: 650; text-align: end; }
`;

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

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  gap: ${space.xl};
  max-inline-size: 1320px;
  padding-block-start: ${space.xl};
  @media ${screen.fromTablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); max-inline-size: 872px; }
  @media ${screen.fromDesktop} {
    &:has(> :nth-child(3)):not(:has(> :nth-child(4):last-child)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      max-inline-size: 1320px;
    }
  }
`;

/** A card with a band in the realm's colour at its beginning, like a ribbon around a gift. */
export const card = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s};
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-inline-start: 6px solid ${color.brand};
  border-radius: ${shape.radius};
  background: ${color.surface};
  overflow-wrap: anywhere;
  @media ${screen.mobile} { padding: 20px; }
`;

export const icon = css`
  color: ${color.text};
`;

export const name = css`
  ${displayType(size.title, 1.2)}
  text-wrap: balance;
`;

export const description = css`
  color: ${color.muted};
  line-height: 1.5;
`;

export const price = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.s};
  margin-block-start: ${space.s};
`;

export const amount = css`
  font: var(--display-weight) 2rem/1.15 ${font.display};
  font-stretch: var(--display-stretch);
  font-variant-numeric: tabular-nums;
`;

export const muted = css`
  color: ${color.muted};
  font-size: ${size.small};
`;

export const included = css`
  display: grid;
  gap: ${space.s};
  inline-size: 100%;
  margin-block: ${space.m} ${space.xl};
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

/** The buttons of cards side by side are aligned at the lower end. */
export const action = css`
  align-self: stretch;
  margin-block-start: auto;
`;

/** Reserves the height of a row of cards, so that the page does not move when they arrive. */
export const skeleton = css`
  display: grid;
  place-items: center;
  min-block-size: 340px;
  max-inline-size: 872px;
  margin-block-start: ${space.xl};
  border-radius: ${shape.radius};
  background: color-mix(in oklab, ${color.text} 7%, transparent);
  color: ${color.muted};
`;

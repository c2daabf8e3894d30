import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

/** From this width the summary is beside the methods. */
const WIDE = '60rem';

export const screen = css`
  max-inline-size: calc(70rem + 2 * ${gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${gutter} ${space.wide};
  overflow-wrap: anywhere;
`;

export const heading = css`
  ${displayType(size.heading, 1.1)}
  margin-block-end: ${space.xl};
`;

export const lead = css`
  max-inline-size: 60ch;
  margin-block-end: ${space.xl};
`;

/** A flex box on narrow screens: the button to pay sticks to the window's end along all of it. */
export const columns = css`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  @media (min-width: ${WIDE}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
    align-items: start;
    gap: ${space.section};
  }
`;

/** Reserves the height of a few methods, so that the page does not move when they arrive. */
export const main = css`
  display: grid;
  align-content: start;
  gap: ${space.xl};
  min-inline-size: 0;
  @media (min-width: ${WIDE}) { min-block-size: 22rem; }
`;

/** On wide screens the summary and the button stay in sight while the methods scroll. */
export const side = css`
  display: contents;
  min-inline-size: 0;
  @media (min-width: ${WIDE}) { display: grid; gap: ${space.xl}; }
  @media (min-width: ${WIDE}) and (min-height: 640px) { position: sticky; inset-block-start: calc(64px + ${space.l}); }
`;

export const summary = css`
  display: grid;
  gap: ${space.l};
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;

export const subheading = css`
  font-size: ${size.large};
  font-weight: 650;
`;

export const part = css`
  display: grid;
  justify-items: start;
  gap: ${space.l};
`;

export const details = css`
  display: grid;
  gap: ${space.m};
  padding: ${space.xl};
  border: 1px solid ${color.brand};
  border-radius: ${shape.radius};
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;

export const guestForm = css`
  display: grid;
  gap: ${space.m};
  inline-size: 100%;
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;

export const status = css`
  font-size: ${size.large};
  line-height: 1.5;
`;

export const notice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  padding: ${space.m} ${space.l};
  border-inline-start: 3px solid ${color.brand};
  background: ${color.surface};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;

export const skeleton = css`
  inline-size: 100%;
  block-size: 62px;
  border-radius: ${shape.radius};
  background: color-mix(in oklab, ${color.text} 7%, transparent);
`;

import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

export const screen = css`
  display: grid;
  align-content: start;
  justify-content: center;
  grid-template-columns: minmax(0, 40rem);
  min-block-size: 60dvh;
  padding: ${space.section} ${gutter} ${space.wide};
  overflow-wrap: anywhere;
`;

export const brand = css`
  display: flex;
  align-items: center;
  block-size: 4rem;
  padding-inline: ${gutter};
  border-block-end: 1px solid ${color.line};
  font-weight: 700;
`;

export const state = css`
  display: grid;
  justify-items: start;
  gap: ${space.l};
`;

export const receipt = css`
  display: grid;
  gap: ${space.l};
`;

export const heading = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
  &:focus-visible { outline: none; box-shadow: none; }
`;

export const subheading = css`
  font-size: ${size.large};
  font-weight: 650;
`;

export const lead = css`
  font-size: ${size.large};
  line-height: 1.5;
`;

export const card = css`
  display: grid;
  gap: ${space.m};
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;

export const facts = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s} ${space.l};
  font-variant-numeric: tabular-nums;
  & > dt { color: ${color.muted}; }
  & > dd { font-weight: 650; text-align: end; }
`;

export const passwordMail = css`
  padding: ${space.m} ${space.l};
  border-inline-start: 3px solid ${color.brand};
  background: ${color.surface};
`;

export const small = css`
  color: ${color.muted};
  & a { color: ${color.text}; }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;

import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, screen, shape, size, space } from '#renderers/theme/tokens.ts';

/** Section of a day: the day's name is beside its titles on wide screens, else above them. */
export const day = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s} ${space.xxl};
  @media ${screen.fromDesktop} { grid-template-columns: 11rem minmax(0, 1fr); }
  @media (min-width: 1440px) { grid-template-columns: 15rem minmax(0, 1fr); }
`;

export const heading = css`
  ${displayType(size.title, 1.2)}
  text-wrap: balance;
  @media ${screen.fromDesktop} {
    position: sticky;
    inset-block-start: 96px;
    align-self: start;
    padding-block: ${space.m};
    border-block-start: 3px solid ${color.brand};
  }
`;

/** List of a day's titles. A day with many titles is denser and has several columns. */
export const entries = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space.xxl};
  align-content: start;
  & > li { min-inline-size: 0; container-type: inline-size; border-block-start: 1px solid ${color.line}; }
  @media (min-width: 1440px) {
    &[data-dense] { grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr)); }
  }
`;

export const entry = css`
  display: flex;
  gap: ${space.s};
  @container (min-width: 34rem) { align-items: center; }
`;

export const link = css`
  flex: 1;
  display: flex;
  gap: ${space.l};
  min-inline-size: 0;
  padding-block: ${space.m};
  color: inherit;
  text-decoration: none;
  [data-dense] & { padding-block: ${space.s}; }
  @container (min-width: 34rem) { align-items: center; gap: ${space.xl}; }
`;

export const picture = css`
  flex: none;
  align-self: flex-start;
  inline-size: 112px;
  overflow: hidden;
  border-radius: ${shape.radius};
  [data-dense] & { inline-size: 88px; }
  @container (min-width: 34rem) {
    align-self: center;
    inline-size: 176px;
    [data-dense] & { inline-size: 104px; }
  }
  @container (min-width: 80rem) { inline-size: 240px; }
`;

/** Content of one title's line: stacked on narrow screens; on others side by side, with the time before the picture. */
export const body = css`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  min-inline-size: 0;
  @container (min-width: 34rem) { display: contents; }
`;

export const when = css`
  display: flex;
  align-items: baseline;
  gap: ${space.s};
  font-variant-numeric: tabular-nums;
  & > time { font-weight: 650; }
  & > span { color: ${color.muted}; font-size: ${size.small}; }
  @container (min-width: 34rem) {
    order: -1;
    flex: none;
    display: grid;
    gap: 0;
    inline-size: 5.5rem;
    & > time { font-size: ${size.large}; line-height: 1.3; }
  }
`;

export const words = css`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-inline-size: 0;
  a:hover & > :first-child { text-decoration: underline; text-underline-offset: 3px; }
  @container (min-width: 64rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    column-gap: ${space.xxl};
    align-items: start;
    & > :first-child { align-self: end; }
  }
  @container (min-width: 80rem) { font-size: ${size.large}; }
`;

/** Description of a title, shown only if there is space and the day has few titles. */
export const description = css`
  display: none;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${size.small};
  @container (min-width: 34rem) {
    :not([data-dense]) > li & { display: -webkit-box; }
  }
  @container (min-width: 64rem) { grid-column: 2; grid-row: 1 / span 2; align-self: center; -webkit-line-clamp: 3; }
  @container (min-width: 80rem) { font-size: ${size.body}; }
`;

/** Channel and status badges of a title. The badges are in the line here, not over the picture as on cards. */
export const facts = css`
  --badge: ${color.raised};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  & > span { position: static; flex-wrap: wrap; }
  & > span > span { margin: 0; }
  & > span > :empty { display: none; }
  @container (min-width: 34rem) {
    flex: none;
    justify-content: flex-end;
    max-inline-size: 40%;
    & > span, & > span > span { justify-content: flex-end; }
  }
  /* A fixed width, so that the content before it is aligned in all lines. */
  @container (min-width: 64rem) { inline-size: 12rem; }
  @container (min-width: 80rem) { inline-size: 17rem; }
`;

export const channel = css`
  flex: none;
  max-block-size: 28px;
  max-inline-size: 72px;
  object-fit: contain;
`;

/** Actions of a title, including the reminder button. Guests have none, so no space is reserved for them. */
export const actions = css`
  flex: none;
  display: flex;
`;

/** Icon-only button with a visually hidden text. */
export const action = css`
  flex: none;
  position: relative;
  & > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

import { css } from '@linaria/core';
import { askingBox } from '#renderers/primitives/dialog/dialog.styles.ts';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

export const screen = css`
  /* Wide enough for five profiles in one row, the most that an account may have. */
  max-inline-size: 60rem;
  margin-inline: auto;
  padding: ${space.xxl} ${gutter} ${space.wide};
`;

export const heading = css`
  ${displayType(size.heading, 1.1)}
  text-align: center;
  margin-block-end: ${space.xxl};
`;

export const profiles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.xl};
  padding: 0;
  margin: 0 0 ${space.xxl};
  list-style: none;
  /* The buttons of all profiles are aligned in one line, even if the names have different heights. */
  & > li {
    display: grid;
    grid-template-rows: 1fr auto;
    justify-items: center;
    gap: ${space.s};
    inline-size: 8.5rem;
  }
`;

export const choice = css`
  display: grid;
  inline-size: 100%;
`;

export const profile = css`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space.s};
  inline-size: 100%;
  padding: ${space.s};
  border: 2px solid transparent;
  border-radius: ${shape.buttonRadius};
  background: transparent;
  color: ${color.text};
  font-size: ${size.body};
  font-weight: 650;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { background: color-mix(in oklab, ${color.text} 10%, transparent); }
  &[aria-current='true'] { border-color: ${color.brand}; }
`;

export const avatar = css`
  inline-size: 96px;
  block-size: 96px;
  border-radius: 50%;
  object-fit: cover;
  background: ${color.surface};
  fill: ${color.brand};
`;

export const kind = css`
  color: ${color.muted};
  font-weight: 400;
  font-size: ${size.small};
`;

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.m};
`;

export const said = css`
  text-align: center;
  font-weight: 650;
  margin-block-end: ${space.l};
  &:empty { display: none; }
`;

export const fault = css`
  text-align: center;
  color: ${color.danger};
  font-weight: 600;
  margin-block-end: ${space.l};
  &:empty { display: none; }
`;

export const dialog = css`
  ${askingBox}
`;

export const form = css`
  display: grid;
  gap: ${space.l};
`;

export const title = css`
  ${displayType(size.title, 1.2)}
`;

/* Five per line: the ten built-in avatars fill two lines, down to a viewport of 320 px. */
export const avatars = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 58px));
  gap: ${space.s};
  padding: 0;
  margin: 0;
  border: 0;
  & legend { padding: 0; margin-block-end: ${space.s}; font-weight: 650; }
  & label { display: block; border-radius: 50%; border: 3px solid transparent; cursor: pointer; }
  & label:has(input:checked) { border-color: ${color.brand}; }
  & label:has(input:focus-visible) { outline: 2px solid ${color.text}; outline-offset: 2px; }
  & input { position: absolute; opacity: 0; }
  & svg, & img { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 1; }
  @media (forced-colors: active) { & label:has(input:checked) { border-color: Highlight; } }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

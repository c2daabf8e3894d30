import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { askingBox } from '#renderers/primitives/dialog/dialog.styles.ts';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const section = css`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  max-inline-size: 32rem;
  margin-block-end: ${space.wide};
  /* The first section, on a page that has no introduction above it. */
  noscript + & { margin-block-start: ${space.xl}; }
`;

export const heading = css`
  ${displayType(size.title, 1.2)}
`;

export const form = css`
  display: grid;
  justify-items: start;
  gap: ${space.l};
  inline-size: 100%;
  & > :not(button) { inline-size: 100%; }
`;

/** Live region that takes no space, not even a gap, while it is empty. */
const quietWhileEmpty = `&:empty { margin-block-end: calc(-1 * ${space.m}); }`;

export const done = css`
  color: ${color.success};
  font-weight: 650;
  ${quietWhileEmpty}
`;

export const fault = css`
  color: ${color.danger};
  font-weight: 600;
  ${quietWhileEmpty}
`;

/** Warning that the account is scheduled for deletion. */
export const warning = css`
  padding: ${space.m} ${space.l};
  border-inline-start: 3px solid ${color.danger};
  background: ${color.surface};
`;

/** Notice about something that is not complete yet, such as an address that must be confirmed. */
export const waiting = css`
  overflow-wrap: anywhere;
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

export const sessions = css`
  padding: 0;
  list-style: none;
  margin: 0;
  display: grid;
  inline-size: 100%;
`;

export const session = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  padding-block: ${space.m};
  border-block-end: 1px solid ${color.line};
`;

export const device = css`
  font-weight: 650;
`;

export const facts = css`
  color: ${color.muted};
`;

/** List of API endpoints by their names. */
export const calls = css`
  margin: ${space.xs} 0 0;
  padding: 0;
  list-style: none;
  color: ${color.muted};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

export const dialog = css`
  ${askingBox}
`;

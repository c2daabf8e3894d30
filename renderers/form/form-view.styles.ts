import { css } from '@linaria/core';
import { displayType } from '../theme/display-type.ts';
import { color, shape, size, space } from '../theme/tokens.ts';

export const form = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.l};
  & > :not([data-size='half']) { grid-column: 1 / -1; }
`;

export const title = css`
  ${displayType(size.heading, 1.1)}
`;

/** Title of a form that is one section of a page. */
export const subtitle = css`
  ${displayType(size.title, 1.2)}
`;

export const description = css`
  color: ${color.muted};
`;

export const failure = css`
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: max(${shape.radius}, 2px);
  color: ${color.text};
  font-weight: 600;
`;

/** Group of address fields with a heading of its own. */
export const group = css`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.l};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > :not([data-size='half']) { grid-column: 1 / -1; }
`;

export const legend = css`
  padding: 0;
  margin-block-end: ${space.m};
  font-weight: 700;
  font-size: ${size.large};
`;

export const submit = css`
  display: grid;
  gap: ${space.s};
  margin-block-start: ${space.s};
  & > button { min-block-size: 48px; }
`;

/** Text that explains why the submit button is disabled. */
export const awaitsConsent = css`
  color: ${color.muted};
  font-size: ${size.small};
`;

export const done = css`
  color: ${color.success};
  font-weight: 650;
`;

import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { dotted } from '#renderers/theme/dotted.ts';
import { color, font, gutter, size, space } from '#renderers/theme/tokens.ts';

/** Maximum width in 16:9 that leaves menu and title visible. */
export const stage = css`
  background: #000;
  & > * { inline-size: min(100%, calc((100dvh - 190px) * 16 / 9)); min-inline-size: min(100%, 340px); margin-inline: auto; }
`;

export const poster = css`
  position: relative;
`;

export const over = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space.l};
  background: color-mix(in oklab, ${color.background} 78%, transparent);
`;

export const refusal = css`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  text-align: center;
  max-inline-size: 46ch;
`;

export const refusalTitle = css`
  font: var(--display-weight) ${size.title}/1.25 ${font.display};
  text-transform: var(--display-case);
  text-wrap: balance;
`;

export const about = css`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  padding: ${space.xl} ${gutter} ${space.wide};
`;

export const title = css`
  ${displayType(size.heading, 1.08)}
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const facts = css`
  ${dotted}
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

export const description = css`
  font-size: ${size.large};
  line-height: 1.6;
  max-inline-size: 66ch;
  overflow-wrap: anywhere;
`;

export const lists = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

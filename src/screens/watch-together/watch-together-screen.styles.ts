import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

/** The player with the members beside it, or below it on narrow screens. */
export const room = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  align-items: start;
  background: #000;
  @media (max-width: 1023.98px) { grid-template-columns: minmax(0, 1fr); }
`;

export const stage = css`
  position: relative;
  & > :first-child { inline-size: min(100%, calc((100dvh - 130px) * 16 / 9)); margin-inline: auto; }
`;

export const panel = css`
  display: grid;
  align-content: start;
  gap: ${space.l};
  block-size: 100%;
  padding: ${space.l};
  background: ${color.raised};
  color: ${color.text};
  @media (max-width: 1023.98px) { padding: ${space.l} ${gutter} ${space.wide}; }
`;

export const title = css`
  ${displayType(size.title, 1.2)}
  margin: 0;
  text-wrap: balance;
`;

export const small = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.small};
`;

export const heading = css`
  margin: 0 0 ${space.s};
  font-size: ${size.body};
`;

export const members = css`
  display: grid;
  gap: ${space.xs};
  max-block-size: 220px;
  overflow: auto;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const member = css`
  display: flex;
  gap: ${space.s};
  align-items: center;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const mark = css`
  flex: none;
  padding: 1px 8px;
  border: 1px solid ${color.line};
  border-radius: ${shape.buttonRadius};
  color: ${color.muted};
  font-size: ${size.small};
`;

export const invite = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s};
  align-items: end;
  & label { grid-column: 1 / -1; }
`;

export const reactions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  & button { font-size: 22px; border: 1px solid ${color.line}; }
`;

/** Reactions of others over the picture; they are announced as well. */
export const shown = css`
  position: absolute;
  inset-block-end: 90px;
  inset-inline-end: ${space.xl};
  display: flex;
  flex-direction: column;
  align-items: end;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  pointer-events: none;
  & > p {
    display: flex;
    margin: 0;
    gap: ${space.s};
    align-items: center;
    padding: 2px ${space.m};
    border-radius: 999px;
    background: rgb(0 0 0 / 66%);
    color: #fff;
    animation: together-rise 3s ease-out both;
  }
  & > p > span:first-child { font-size: 28px; }
  @keyframes together-rise { 0% { translate: 0 40px; opacity: 0; } 15% { translate: 0 0; opacity: 1; } 80% { opacity: 1; } 100% { translate: 0 -40px; opacity: 0; } }
  @media (prefers-reduced-motion: reduce) { & > p { animation: none; } }
`;

export const notice = css`
  position: absolute;
  inset-block-start: ${space.m};
  inset-inline: ${space.m};
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  pointer-events: none;
  & > p { margin: 0; padding: ${space.xs} ${space.l}; border-radius: 999px; background: rgb(0 0 0 / 78%); color: #fff; }
`;

export const enter = css`
  display: grid;
  gap: ${space.l};
  max-inline-size: 520px;
  margin-inline: auto;
  padding: ${space.section} ${gutter} ${space.wide};
  & p { margin: 0; }
`;

export const choice = css`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  border: 0;
  & legend { padding: 0; }
  & label { display: flex; gap: ${space.s}; align-items: center; min-block-size: 44px; }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

export const fault = css`
  color: ${color.danger};
  font-weight: 600;
`;

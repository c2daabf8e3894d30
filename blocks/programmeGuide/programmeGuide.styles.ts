import { css } from '@linaria/core';
import { color, screen, shape, size, space } from '#renderers/theme/tokens.ts';

const wide = '(min-width: 600px) and (min-height: 500.02px)';

export const zone = css`
  margin-block-end: ${space.m};
  color: ${color.muted};
  font-size: ${size.small};
`;

/** Scroll container with sticky time axis and channel names. */
export const scroller = css`
  @media ${wide} {
    --channel: 190px;
    overflow: auto;
    max-block-size: max(400px, 100dvh - 240px);
    scroll-padding: 40px 0 0;
    scroll-padding-inline-start: var(--channel);
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    background: ${color.surface};
    overscroll-behavior-x: contain;
    contain: paint;
  }
  @media ${screen.mobile} { --list: 1; }
`;

/** The grid of the guide. One minute is five pixels wide, so that half an hour has space for a few words. */
export const grid = css`
  --minute: 5px;
  position: relative;
  @media ${wide} { inline-size: calc(var(--channel) + var(--minutes) * var(--minute)); }

`;

/** Container with the height of all channels, of which only the visible ones are rendered. */
export const rows = css`
  @media ${wide} { position: relative; block-size: calc(var(--rows) * 88px); }
  @media ${screen.mobile} { display: grid; gap: ${space.xl}; }
`;

/** End of the list of channels, where more channels load; it stays visible while the guide scrolls horizontally. */
export const end = css`
  @media ${wide} { position: sticky; inset-inline-start: 0; inline-size: fit-content; }
`;

export const failed = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  margin-block-end: ${space.m};
`;

export const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.xl};
  min-block-size: 44px;
  margin-block-end: ${space.s};
  @media ${screen.mobile} { min-block-size: 96px; }
`;

export const days = css`
  display: flex;
  gap: ${space.s};
  max-inline-size: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  margin: -3px;
`;

export const day = css`
  flex: none;
  background: transparent;
  font-variant-numeric: tabular-nums;
  &[aria-pressed='true'] { background: ${color.brand}; border-color: ${color.brand}; color: ${color.onBrand}; }
  @media (forced-colors: active) { &[aria-pressed='true'] { border-width: 3px; } }
`;

export const times = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`;

export const before = css`
  transform: scaleX(-1);
`;

export const after = css`
  border: 0;
`;

export const hour = css`
  min-block-size: 44px;
  padding: ${space.xs} ${space.m};
  border: 1px solid color-mix(in oklab, ${color.text} 45%, transparent);
  border-radius: ${shape.buttonRadius};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${size.body};
`;

/** Titles of a programme, one below the other. */
export const names = css`
  display: grid;
  gap: ${space.xs};
  & > span { font-size: inherit; white-space: normal; }
  & > span + span:last-child { font-size: ${size.body}; }
`;

export const when = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

export const description = css`
  overflow-wrap: anywhere;
  line-height: 1.5;
`;

export const axis = css`
  position: relative;
  block-size: 40px;
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
  @media ${wide} { position: sticky; inset-block-start: 0; z-index: 3; }
  @media ${screen.mobile} { display: none; }
`;

/** Corner above the channel names that shows the first visible day and covers the axis marks behind it. */
export const corner = css`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  inline-size: var(--channel);
  block-size: 100%;
  padding-inline: ${space.m};
  color: ${color.text};
  font-weight: 700;
  background: ${color.surface};
  border-inline-end: 1px solid ${color.line};
`;

export const tick = css`
  position: absolute;
  inset-inline-start: calc(var(--channel) + var(--at) * var(--minute));
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: 6px;
  block-size: 100%;
  padding-inline-start: ${space.s};
  border-inline-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & b { color: ${color.text}; }
`;

export const row = css`
  @media ${wide} {
    position: absolute;
    inset-block-start: calc(var(--row) * 88px);
    inset-inline: 0;
    block-size: 88px;
    border-block-end: 1px solid ${color.line};
    contain: layout style;
    [data-now] > * > &::after {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(var(--channel) + var(--now) * var(--minute) - 1px);
      z-index: 0;
      inline-size: 2px;
      background: ${color.live};
      pointer-events: none;
    }
  }
  @media ${screen.mobile} {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 320px;
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    background: ${color.surface};
  }
`;

export const channel = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding: ${space.s};
  background: ${color.raised};
  font-weight: 650;
  @media ${wide} { position: sticky; inset-inline-start: 0; z-index: 2; inline-size: var(--channel); block-size: 100%; border-inline-end: 1px solid ${color.line}; }
  @media ${screen.mobile} { position: sticky; inset-block-start: 0; z-index: 2; min-block-size: 52px; border-block-end: 1px solid ${color.line}; }
`;

export const logo = css`
  flex: none;
  inline-size: 52px;
  block-size: 36px;
  object-fit: contain;
  border-radius: 2px;
`;

export const channelName = css`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: 1.25;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  /* Smaller text, so that a long word, such as a city's name, fits into one line beside the logo and the lock. */
  @media ${wide} { font-size: ${size.small}; }
`;

export const locked = css`
  color: ${color.muted};
`;

export const slot = css`
  @media ${wide} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--channel) + var(--at) * var(--minute));
    inline-size: calc(var(--span) * var(--minute));
    padding: 3px;
  }
  @media ${screen.mobile} { &:not(:last-child) { border-block-end: 1px solid ${color.line}; } }
`;

export const programme = css`
  display: block;
  block-size: 100%;
  overflow: clip;
  color: inherit;
  text-decoration: none;
  border-radius: min(${shape.radius}, 6px);
  scroll-margin-inline: ${space.l};
  @media ${wide} {
    --tile: ${color.raised};
    background: var(--tile);
    /* Text that is scrolled out of the visible part of its cell fades out, because an ellipsis (text-overflow) does
       not apply to scrolled content. */
    [data-long] > &::after {
      content: '';
      position: absolute;
      inset-block: 3px;
      inset-inline-end: 3px;
      z-index: 1;
      inline-size: ${space.xl};
      background: linear-gradient(to right, transparent, var(--tile));
      [dir='rtl'] & { background: linear-gradient(to left, transparent, var(--tile)); }
      pointer-events: none;
    }
  }
  &:hover { --tile: color-mix(in oklab, ${color.text} 12%, ${color.raised}); background: var(--tile); }
  &:focus-visible { outline-offset: -3px; box-shadow: none; }
  [data-on] > & { --tile: color-mix(in oklab, ${color.brand} 24%, ${color.raised}); background: var(--tile); }
  /* All gaps without a known programme look the same. */
  [data-gap] > & { --tile: transparent; background: none; }
  [data-gap] > a&:hover { background: color-mix(in oklab, ${color.text} 8%, transparent); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

/** Sticky texts of long programmes; other texts are not sticky, because each sticky element is a compositing layer. */
export const words = css`
  display: grid;
  /* The column is no wider than the cell, although the unbroken times may be; so titles end with an ellipsis at the
     cell's edge. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1px;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: ${space.s} ${space.m};
  @media ${wide} {
    /* The text is over the line that marks the current time, which stays visible below it. */
    [data-on] &, [data-gap] & { position: relative; z-index: 1; }
    [data-on] & { background: var(--tile); border-radius: min(${shape.radius}, 6px); }
    [data-gap] & { background: ${color.surface}; }
    [data-long] & { position: sticky; inset-inline-start: var(--channel); }
  }
`;

export const time = css`
  display: flex;
  align-items: center;
  gap: 3px;
  color: ${color.muted};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  [data-on] & { color: ${color.text}; }
`;

export const onNow = css`
  min-inline-size: 0;
  overflow: clip;
  text-overflow: ellipsis;
  margin-inline-start: ${space.xs};
  padding-inline: 6px;
  border-radius: min(${shape.radius}, 4px);
  background: ${color.live};
  color: ${color.onLive};
  font-weight: 700;
  /* If the cell has no room for the word, only the cell's colour and the line mark the current programme; the word
     stays available to screen readers. */
  @media ${wide} { [data-short] & { position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%); } }
`;

export const episode = css`
  font-size: ${size.body};
  font-weight: 600;
  line-height: 1.3;
  overflow: hidden;
  text-overflow: ellipsis;
  @media ${wide} { white-space: nowrap; }
`;

export const series = css`
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.3;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-on] & { color: ${color.text}; }
`;

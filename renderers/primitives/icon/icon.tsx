import type { IconName } from '#schemas/icon-names.ts';
import { icon } from './icon.styles.ts';

/**
 * SVG paths of the built-in icons in a box of 24 by 24. Icons with `mirrored` are flipped in right-to-left languages.
 */
const paths = {
  arrowBack: { d: 'M20 12H4M11 5l-7 7 7 7', stroke: true, mirrored: true },
  audio: { d: 'M9 18V6l10-2v12M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0Zm10-2a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z', stroke: true },
  back10: { d: 'M12 5V2L7 6l5 4V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8Z' },
  bell: { d: 'M6 16V11a6 6 0 1 1 12 0v5l2 2H4zM10 21h4', stroke: true },
  calendar: { d: 'M4 6h16v14H4zM4 10.500h16M8 3v4M16 3v4', stroke: true },
  chat: { d: 'M4 5h16v11H9l-5 4z', stroke: true, mirrored: true },
  check: { d: 'm5 13 4 4L19 7', stroke: true },
  chevron: { d: 'm9 5 7 7-7 7', stroke: true, mirrored: true },
  chevronDown: { d: 'm5 9 7 7 7-7', stroke: true },
  close: { d: 'M6 6l12 12M18 6 6 18', stroke: true },
  dot: { d: 'M12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z' },
  external: { d: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6', stroke: true, mirrored: true },
  eye: { d: 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z', stroke: true },
  eyeOff: {
    d: 'M4 4l16 16M10 6a9 9 0 0 1 2-1c6.500 0 10 7 10 7a17 17 0 0 1-3 4M6 7c-2.600 2-4 5-4 5s3.500 7 10 7a9 9 0 0 0 4-1',
    stroke: true,
  },
  film: { d: 'M4 5h16v14H4zM8 5v14M16 5v14M4 9.500h4M4 14.500h4M16 9.500h4M16 14.500h4', stroke: true },
  forward10: { d: 'M12 5V2l5 4-5 4V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8Z' },
  fullscreen: { d: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', stroke: true },
  fullscreenExit: { d: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5', stroke: true },
  gift: {
    d: 'M4 12h16v8H4zM3 8h18v4H3zM12 8v12M12 8c-2-4-7-4-6-1 .5 1 3 1 6 1Zm0 0c2-4 7-4 6-1-.5 1-3 1-6 1Z',
    stroke: true,
  },
  globe: { d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18', stroke: true },
  guide: { d: 'M3 5h18v14H3zM3 9.500h18M3 14.200h18M10 9.500v4.700M15 14.200V19', stroke: true },
  heart: {
    d: 'M12 20C5 15 3 12 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 12 19 15 12 20Z',
    stroke: true,
  },
  heartFull: {
    d: 'M12 20C5 15 3 12 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 12 19 15 12 20Z',
  },
  grip: { d: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', stroke: true },
  home: { d: 'M4 11l8-7 8 7v9h-5.500v-6h-5v6H4z', stroke: true },
  info: { d: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.500M12 7.500h.01', stroke: true },
  list: { d: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01', stroke: true, mirrored: true },
  live: {
    d: 'M12 13.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM8 16a5.600 5.600 0 0 1 0-8M16 8a5.600 5.600 0 0 1 0 8M5 19a9.900 9.900 0 0 1 0-14M19 5a9.900 9.900 0 0 1 0 14',
    stroke: true,
  },
  lock: { d: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3', stroke: true },
  menu: { d: 'M4 7h16M4 12h16M4 17h16', stroke: true },
  more: {
    d: 'M5 13.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM12 13.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM19 13.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
  },
  news: {
    d: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2h-1M7.500 9h6M7.500 12.500h6M7.500 16h4',
    stroke: true,
    mirrored: true,
  },
  next: { d: 'M5 5v14l10-7zM17 5h2.500v14H17z' },
  pause: { d: 'M7 5h4v14H7zM13 5h4v14h-4z' },
  person: { d: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c0-4 4-6 8-6s8 2 8 6', stroke: true },
  pip: { d: 'M4 5h16v14H4zM12 12h6v5h-6z', stroke: true },
  play: { d: 'M7 4.500v15l13-7.500z' },
  pencil: { d: 'M5 19l1-4L16 5l3 3L9 18l-4 1Z', stroke: true },
  plus: { d: 'M12 5v14M5 12h14', stroke: true },
  previous: { d: 'M19 5v14L9 12zM7 5H4.500v14H7z' },
  remote: { d: 'M7 17H4V5h16v12h-3M12 14l4.500 5.500h-9z', stroke: true },
  replay: { d: 'M12 5V2L7 6l5 4V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8Z' },
  search: {
    d: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13ZM15.500 15.500 20.500 20.500',
    stroke: true,
    mirrored: true,
  },
  series: { d: 'M4 9h16v11H4zM6.500 6h11M9 3h6', stroke: true },
  settings: { d: 'M4 7h10M18 7h2M4 12h2M10 12h10M4 17h8M16 17h4M16 5v4M8 10v4M14 15v4', stroke: true },
  share: { d: 'M12 15V4M8 7.500 12 3.500l4 4M5 12v8h14v-8', stroke: true },
  star: {
    d: 'm12 4 2.400 5.200 5.600.700-4.100 3.900 1 5.600L12 16.700l-4.900 2.700 1-5.600L4 9.900l5.600-.700z',
    stroke: true,
  },
  subtitles: { d: 'M3 5h18v14H3zM7 11h4M7 15h8M13 11h4M17 15h.01', stroke: true },
  ticket: {
    d: 'M3 7h18v3.500a1.500 1.500 0 0 0 0 3V17H3v-3.500a1.500 1.500 0 0 0 0-3zM14 7v10',
    stroke: true,
    mirrored: true,
  },
  transcript: { d: 'M4 5h4v4H4zM4 15h4v4H4zM12 7h8M12 17h8', stroke: true, mirrored: true },
  trophy: {
    d: 'M8 4h8v6a4 4 0 0 1-8 0zM8 5.500H4.500c0 3 1.300 4.500 3.500 4.700M16 5.500h3.500c0 3-1.300 4.500-3.500 4.700M12 14v4M8.500 20h7',
    stroke: true,
  },
  tv: { d: 'M3 6h18v11H3zM8 21h8', stroke: true },
  trash: { d: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.500 11v5M13.500 11v5', stroke: true },
  volume: { d: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11', stroke: true },
  volumeOff: { d: 'M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6', stroke: true },
} as const satisfies Record<IconName, { d: string; stroke?: true; mirrored?: true }>;

export type { IconName } from '#schemas/icon-names.ts';

/** Whether a string is the name of a built-in icon. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name);

/** A decorative icon, hidden from screen readers. Use it next to text or inside a named element. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const shape: { d: string; stroke?: true; mirrored?: true } = paths[name];
  return (
    <svg
      className={icon}
      data-mirrored={shape.mirrored}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={shape.stroke ? 'none' : 'currentColor'}
      stroke={shape.stroke ? 'currentColor' : undefined}
      strokeWidth={shape.stroke ? 2 : undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape.d} />
    </svg>
  );
}

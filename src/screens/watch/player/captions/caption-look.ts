import type { CSSProperties } from 'react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Preferences } from '#schemas/wire/identity/preferences.ts';

/** Appearance of subtitles. */
export type CaptionLook = Preferences['player']['captions'];

/** Selectable colours (those of CEA-708, known from television) with their labels. */
export const captionColours: readonly (readonly [value: string, name: LabelKey])[] = [
  ['#ffffff', 'player.colour.white'],
  ['#ffff00', 'player.colour.yellow'],
  ['#00ff00', 'player.colour.green'],
  ['#00ffff', 'player.colour.cyan'],
  ['#0000ff', 'player.colour.blue'],
  ['#ff00ff', 'player.colour.magenta'],
  ['#ff0000', 'player.colour.red'],
  ['#000000', 'player.colour.black'],
];

/** Converts an appearance to the custom properties used by `captions.styles.ts`. */
export const captionVariables = ({ size, colour, background, opacity }: CaptionLook): CSSProperties =>
  ({
    '--caption-scale': size / 100,
    '--caption-colour': colour,
    '--caption-back': `color-mix(in srgb, ${background} ${Math.round(opacity * 100)}%, transparent)`,
  }) as CSSProperties;

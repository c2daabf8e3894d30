import type { CSSProperties } from 'react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Preferences } from '#schemas/wire/preferences.ts';

/** How subtitles look. */
export type CaptionLook = Preferences['player']['captions'];

/** The colours that can be chosen (those of CEA-708, which viewers know from television), with their names. */
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

/** A look as the custom properties that `captions.styles.ts` draws with. */
export const captionVariables = ({ size, colour, background, opacity }: CaptionLook): CSSProperties =>
  ({
    '--caption-scale': size / 100,
    '--caption-colour': colour,
    '--caption-back': `color-mix(in srgb, ${background} ${Math.round(opacity * 100)}%, transparent)`,
  }) as CSSProperties;

import type { Random } from '../../../scripts/drawing/random.ts';

/** Colours of one apex picture: near-black ground, bone, and accents that are spent sparingly. */
export interface ApexPalette {
  /** The darkest tone. */
  readonly ground: string;
  /** A tone just above the ground, for planes in the dark. */
  readonly dusk: string;
  /** Bone white. */
  readonly bone: string;
  /** The colour that leads this picture. */
  readonly lead: string;
  /** The lead in shadow. */
  readonly deep: string;
  /** The second accent. */
  readonly spark: string;
}

const bone = '#f3ebdf';
const hot = { lead: '#ff3d1f', deep: '#7d1206', dusk: '#2a0f0c' };
const violet = { lead: '#6a3dff', deep: '#2b1480', dusk: '#180f33' };
const acid = { lead: '#dcf53c', deep: '#5f6f08', dusk: '#1c2010' };
const steel = { lead: '#7ea9cc', deep: '#27475f', dusk: '#101c26' };

const palettes: readonly ApexPalette[] = [
  { ground: '#0b0908', ...hot, bone, spark: '#f3ebdf' },
  { ground: '#0c0908', ...hot, bone, spark: '#ffb01f' },
  { ground: '#0a090d', ...hot, bone, spark: violet.lead },
  { ground: '#090a0c', ...hot, bone, spark: steel.lead },
  { ground: '#0a0a08', ...hot, bone, spark: acid.lead },
  { ground: '#09080f', ...violet, bone, spark: hot.lead },
  { ground: '#0a0b07', ...acid, bone, spark: hot.lead },
  { ground: '#080a0d', ...steel, bone, spark: hot.lead },
];

/** Picks the colours of a title; six in ten pictures are led by the hot accent. */
export function apexPalette(random: Random): ApexPalette {
  return random.pick(random.chance(0.6) ? palettes.slice(0, 5) : palettes.slice(5));
}

/** How one fighter is printed: three flat tones and the colour of kit. */
export interface Ink {
  readonly light: string;
  readonly shade: string;
  readonly kit: string;
  readonly glove: string;
  readonly hair: string;
}

/** Inks that stand out on a dark ground. */
export function inkOnDark(palette: ApexPalette, random: Random): Ink {
  const { bone, ground, lead, deep, spark } = palette;
  return random.pick([
    { light: bone, shade: lead, kit: ground, glove: lead, hair: ground },
    { light: bone, shade: deep, kit: lead, glove: lead, hair: '#1b1412' },
    { light: lead, shade: deep, kit: bone, glove: bone, hair: ground },
    { light: bone, shade: deep, kit: spark, glove: spark, hair: '#1b1412' },
  ]);
}

/** Inks that stand out on the lead colour or on bone. */
export function inkOnLight(palette: ApexPalette, random: Random): Ink {
  const { bone, ground, deep, spark, lead } = palette;
  return random.pick([
    { light: bone, shade: ground, kit: ground, glove: ground, hair: ground },
    { light: bone, shade: deep, kit: ground, glove: spark === bone ? ground : spark, hair: ground },
    { light: deep, shade: ground, kit: bone, glove: bone, hair: ground },
    { light: bone, shade: '#2a1512', kit: lead, glove: lead, hair: ground },
  ]);
}

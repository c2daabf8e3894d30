import * as z from 'zod';
import { languageTagPattern } from '../../language-match.ts';

/** Preferred language as a language tag such as en, en_US or pt-BR; empty if the viewer has chosen none. */
const Language = z.union([z.literal(''), z.string().regex(languageTagPattern)]);
/** Preferred language of subtitles as a language tag, or `off` for no subtitles. */
const SubtitleLanguage = Language;
const Colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const Skipping = z.enum(['ask', 'always', 'never']);

/** Appearance of captions (mostly required by WCAG 1.4.8; sizes from the ATSC's caption settings). */
const captions = {
  /** Font size of captions, in per cent of the default size. */
  size: z.union([50, 75, 100, 125, 150, 200].map((size) => z.literal(size))),
  colour: Colour,
  background: Colour,
  edge: z.enum(['none', 'outline', 'shadow', 'raised', 'depressed']),
  /** Opacity of the captions' background, from 0 to 1. */
  opacity: z.number().min(0).max(1),
  position: z.enum(['bottom', 'top']),
};

const skip = { intro: Skipping, recap: Skipping, credits: Skipping };

const player = {
  /** Playback rate of the player; 1 is normal speed. */
  rate: z.number().min(0.25).max(4),
  /** Maximum rendition height in pixels; null for no limit. */
  qualityCap: z.int().min(1).max(8640).nullable(),
  /** Whether the next title starts after a countdown. */
  nextCountdown: z.boolean(),
};

/**
 * The preferences that the product document specifies (2, section 3), and `player`, which is an addition of this
 * product.
 */
const top = {
  language: Language,
  subTitleLanguage: SubtitleLanguage,
  audioLanguage: Language,
  autoAdvance: z.boolean(),
  videoBackgroundAutoPlay: z.boolean(),
  videoBackgroundAutoPlayAudio: z.boolean(),
};

/** Complete preferences of a viewer. */
export const Preferences = z.object({
  ...top,
  player: z.object({ ...player, captions: z.object(captions), skip: z.object(skip) }),
});
export type Preferences = z.infer<typeof Preferences>;

/** Changes of preferences; absent fields stay unchanged, unknown ones are rejected. */
export const PreferencesPatch = z
  .strictObject({
    ...top,
    player: z
      .strictObject({
        ...player,
        captions: z.strictObject(captions).partial(),
        skip: z.strictObject(skip).partial(),
      })
      .partial(),
  })
  .partial();
export type PreferencesPatch = z.infer<typeof PreferencesPatch>;

/** Makes each field of a schema lenient: invalid values are treated as absent. */
const lenient = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  z
    .object(Object.fromEntries(Object.entries(shape).map(([key, type]) => [key, type.optional().catch(undefined)])))
    .catch({});

const Stored = lenient({
  ...top,
  player: lenient({ ...player, captions: lenient(captions), skip: lenient(skip) }),
});

/** Reads stored preferences. An invalid field is dropped without affecting the others. */
export const readPreferences = (stored: unknown): PreferencesPatch =>
  // Type assertion: every field was validated by its own schema, but the compiler cannot infer this from the loop.
  JSON.parse(JSON.stringify(Stored.parse(stored))) as PreferencesPatch;

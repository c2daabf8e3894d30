import * as z from 'zod';
import { languageTagPattern } from '../language-match.ts';

/** A language tag such as en, en_US or pt-BR, or nothing where none was chosen. */
const Language = z.union([z.literal(''), z.string().regex(languageTagPattern)]);
/** A language as for sound, or `off`: no subtitles. */
const SubtitleLanguage = Language;
const Colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const Skipping = z.enum(['ask', 'always', 'never']);

/** How captions look (WCAG 1.4.8 asks for most of it; the sizes are those of the ATSC's caption settings). */
const captions = {
  /** Per cent of the usual size. */
  size: z.union([50, 75, 100, 125, 150, 200].map((size) => z.literal(size))),
  colour: Colour,
  background: Colour,
  edge: z.enum(['none', 'outline', 'shadow', 'raised', 'depressed']),
  /** Of the background, between 0 and 1. */
  opacity: z.number().min(0).max(1),
  position: z.enum(['bottom', 'top']),
};

const skip = { intro: Skipping, recap: Skipping, credits: Skipping };

const player = {
  /** Times the usual speed. */
  rate: z.number().min(0.25).max(4),
  /** The greatest height that is played, in pixels; null for as much as there is. */
  qualityCap: z.int().min(1).max(8640).nullable(),
  /** Whether the next title is counted down to. */
  nextCountdown: z.boolean(),
};

/** The fields of the product document (2, section 3); `player` is ours besides. */
const top = {
  language: Language,
  subTitleLanguage: SubtitleLanguage,
  audioLanguage: Language,
  autoAdvance: z.boolean(),
  videoBackgroundAutoPlay: z.boolean(),
  videoBackgroundAutoPlayAudio: z.boolean(),
};

/** What a viewer prefers, whole. */
export const Preferences = z.object({
  ...top,
  player: z.object({ ...player, captions: z.object(captions), skip: z.object(skip) }),
});
export type Preferences = z.infer<typeof Preferences>;

/** What is to be changed of it; what is not named stays. Unknown names are refused. */
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

/** For each field of a shape: whatever does not fit it is as if it were not there. */
const lenient = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  z
    .object(Object.fromEntries(Object.entries(shape).map(([key, type]) => [key, type.optional().catch(undefined)])))
    .catch({});

const Stored = lenient({
  ...top,
  player: lenient({ ...player, captions: lenient(captions), skip: lenient(skip) }),
});

/** What of a stored value are preferences: what was damaged or written past the checks is left out, field by field. */
export const readPreferences = (stored: unknown): PreferencesPatch =>
  // Every field was held against its own schema; the compiler does not follow the loop.
  JSON.parse(JSON.stringify(Stored.parse(stored))) as PreferencesPatch;

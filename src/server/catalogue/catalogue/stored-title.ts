import * as z from 'zod';
import { accessLevels } from '#schemas/access.ts';
import { isTimeZone } from '#schemas/time/zone.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { ContentBody, ContentTexts, Picture } from '../../platform/db/columns/content.ts';
import type { ProgrammeBody } from '../../platform/db/columns/programme-body.ts';
import { byZod } from '../../platform/db/stored/by-zod.ts';
import { mended } from '../../platform/db/stored/stored-document.ts';
import { tellIssues } from '../../platform/db/stored/tell-once.ts';

// What the rows of titles may hold: what a load makes of the catalogue's documents, with their limits. Parts that are not
// named here are passed over.

const line = z.string().max(300);
const prose = z.string().max(5000);
const count = z.int().min(0);
const instant = z.iso.datetime({ offset: true });

const Blur = z
  .string()
  .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/)
  .max(1000);

/** Whether a text is a picture in a few pixels as a load makes it. */
export const isBlur = (text: string): boolean => Blur.safeParse(text).success;

const StoredPicture = z.object({
  path: z
    .string()
    .regex(/^(?:[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+){0,5}|https:\/\/[^\s\\"'<>()]+)$/)
    .max(2048),
  version: z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .max(64),
  blur: Blur.optional(),
});

const Texts = z.object({
  title: z.string().min(1).max(300).optional(),
  description: prose.optional(),
  longDescription: prose.optional(),
  categories: z.array(line).max(30).optional(),
});

/** By locale. */
const Translations = z.record(z.string(), Texts);

const TrailerOf = z.object({
  id: z.int().min(1),
  title: z.string().min(1).max(300),
  access: z.enum(accessLevels),
  translations: Translations.nullable().default(null),
});

/** What programmes of the catalogue and of the guide have in common. */
const programmeFacts = {
  id: z.int().min(1),
  episode: line,
  programme: line.optional(),
  picture: StoredPicture.optional(),
  translations: z.record(z.string(), z.object({ episode: line.optional(), programme: line.optional() })).optional(),
};

const Programme = z.object({
  ...programmeFacts,
  // Seconds of ten years: what is later is no time of day.
  offset: z.number().min(0).max(3e8),
  duration: z.number().min(0).max(3e8),
});

/** The schemas of pages that show it say the same of the address of a picture. */
const imageUrl = z
  .string()
  .max(2048)
  .regex(/^https?:\/\/[^\s\\"'<>()]+$/);

const GuideProgramme = z.object({
  ...programmeFacts,
  description: prose.optional(),
  rating: line.optional(),
  categories: z.array(line).max(30).optional(),
  seasonNumber: z.int().min(1).optional(),
  episodeNumber: z.int().min(1).optional(),
  tags: z.array(line).max(20).optional(),
  iconUrl: imageUrl.optional(),
  translations: z
    .record(
      z.string(),
      z.object({
        episode: line.regex(/\S/).optional(),
        programme: line.regex(/\S/).optional(),
        description: prose.optional(),
      }),
    )
    .optional(),
});

const Body = z.object({
  description: prose.optional(),
  longDescription: prose.optional(),
  duration: z.number().min(0).max(3e9).optional(),
  media: z.string().max(80).optional(),
  categories: z.array(line).max(30).optional(),
  rating: line.optional(),
  year: z.int().min(0).max(9999).optional(),
  audioOnly: z.boolean().optional(),
  audioTracks: z.array(z.string().max(20)).max(30).optional(),
  premiereRelease: z
    .object({ type: line, scheduledAt: instant, repeatsEveryMinutes: z.int().min(2).max(1440).optional() })
    .optional(),
  trailers: z.array(TrailerOf).max(10).optional(),
  available: z.boolean().optional(),
  people: z
    .array(z.object({ name: line, role: line, character: line.optional() }))
    .max(60)
    .optional(),
  location: line.optional(),
  picture: StoredPicture.optional(),
  poster: StoredPicture.optional(),
  titlePicture: StoredPicture.optional(),
  logo: StoredPicture.optional(),
  placeholder: z
    .string()
    .regex(/^(?:#[0-9a-fA-F]{6}|data:image\/webp;base64,[A-Za-z0-9+/]+={0,2})$/)
    .max(1000)
    .optional(),
  programmes: z.array(Programme).max(200).optional(),
  guideOnly: z.boolean().optional(),
  publishedAt: z.string().max(40).optional(),
  seasonCount: count.optional(),
  vodCount: count.optional(),
  translations: Translations.optional(),
});

const isBody = byZod(Body as unknown as z.ZodType<ContentBody>);
const isGuideProgramme = byZod(GuideProgramme as unknown as z.ZodType<ProgrammeBody>);
const isTranslations = byZod(Translations as z.ZodType<Record<string, ContentTexts>>);
const isPicture = byZod(StoredPicture as unknown as z.ZodType<Picture>);

/** What a title's row says of it, as it may be used; what is wrong is left out and told once. */
export function storedBody(tx: Tx, realm: string, id: number, stored: unknown): ContentBody {
  const { value, issues } = mended(isBody, stored, {} as ContentBody);
  if (issues.length > 0) tellIssues(tx, realm, `catalogue ${id}`, issues);
  return value;
}

/** What a row of the guide says of a programme, as it may be used; undefined for one without a name. */
export function storedProgramme(tx: Tx, realm: string, channel: number, stored: unknown): ProgrammeBody | undefined {
  const { value, issues } = mended(isGuideProgramme, stored, { id: 1, episode: '' });
  if (issues.length > 0) tellIssues(tx, realm, `programmes ${channel}`, issues);
  return value.episode.trim() === '' ? undefined : value;
}

/** A title's texts by locale, as far as they can be used. */
export const storedTranslations = (stored: unknown): Record<string, ContentTexts> | null =>
  stored === null || stored === undefined ? null : mended(isTranslations, stored, {}).value;

/** A picture, where it can be shown. */
export function storedPicture(stored: unknown): Picture | undefined {
  const checked = isPicture(stored);
  return checked.ok ? checked.value : undefined;
}

/** The texts of a stored list; anything else is passed over. `longest` in characters. */
export const storedTexts = (stored: unknown, longest = 300): string[] =>
  Array.isArray(stored)
    ? stored.filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= longest)
    : [];

/** A title that can be shown in one line; undefined for one without. */
export const storedName = (stored: string): string | undefined => {
  const name = stored.trim();
  return name === '' ? undefined : stored.slice(0, 200);
};

/** The name of a time zone; undefined for one that this build's Intl does not know. */
export const storedTimeZone = (stored: string | null): string | undefined =>
  stored !== null && isTimeZone(stored) ? stored : undefined;

/** Milliseconds of the year 1, and of the last that has four figures. */
const [FIRST, LAST] = [-62_135_596_800_000, 253_402_300_799_999];

/** A moment in milliseconds; undefined for one that no calendar shows. PostgreSQL knows moments that are infinitely far. */
export function storedMoment(stored: unknown): number | undefined {
  const time = stored instanceof Date ? stored.getTime() : Number.NaN;
  return time >= FIRST && time <= LAST ? time : undefined;
}

import * as z from 'zod';
import { accessLevels } from '#schemas/access.ts';
import { isTimeZone } from '#schemas/time/zone.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { ContentBody, ContentTexts, StoredPicture } from '../../platform/db/columns/content.ts';
import type { ProgrammeBody } from '../../platform/db/columns/programme-body.ts';
import { byZod } from '../../platform/db/stored/by-zod.ts';
import { repairValue } from '../../platform/db/stored/stored-document.ts';
import { reportDamages } from '../../platform/db/stored/report-damage.ts';

// Schemas of the stored titles with their limits. Properties that are not named here are ignored.

const line = z.string().max(300);
const prose = z.string().max(5000);
const count = z.int().min(0);
const instant = z.iso.datetime({ offset: true });

const Blur = z
  .string()
  .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/)
  .max(1000);

/** Tests whether a text is a blur placeholder as created when a realm is loaded. */
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

/** Texts by locale. */
const Translations = z.record(z.string(), Texts);

const TrailerOf = z.object({
  id: z.int().min(1),
  title: z.string().min(1).max(300),
  access: z.enum(accessLevels),
  translations: Translations.nullable().default(null),
});

/** Properties shared by the programmes of the catalogue and of the guide. */
const programmeFacts = {
  id: z.int().min(1),
  episode: line,
  programme: line.optional(),
  picture: StoredPicture.optional(),
  translations: z.record(z.string(), z.object({ episode: line.optional(), programme: line.optional() })).optional(),
};

const Programme = z.object({
  ...programmeFacts,
  // Ten years in seconds. A programme's offset that is larger is invalid.
  offset: z.number().min(0).max(3e8),
  duration: z.number().min(0).max(3e8),
});

/** Same pattern as in the JSON Schemas of the page elements that show the image. */
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
  entitlements: z.array(z.string().min(1).max(80)).max(10).optional(),
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
const isPicture = byZod(StoredPicture as unknown as z.ZodType<StoredPicture>);

/**
 * Reads a title's body. Invalid properties are left out and logged once. A list of entitlements that cannot be read is
 * replaced by an empty one, which no licence opens.
 */
export function storedBody(tx: Tx, realm: string, id: number, stored: unknown): ContentBody {
  const { value, issues } = repairValue(isBody, stored, {} as ContentBody);
  if (issues.length > 0) reportDamages(tx, realm, `catalogue ${id}`, issues);
  // Without the list, licences for the whole catalogue would open a title that is sold separately.
  const isListLost = value.entitlements === undefined && Object.hasOwn(Object(stored) as object, 'entitlements');
  return isListLost ? { ...value, entitlements: [] } : value;
}

/** Reads a guide programme. Invalid properties are left out and logged; undefined if it has no name. */
export function storedProgramme(tx: Tx, realm: string, channel: number, stored: unknown): ProgrammeBody | undefined {
  const { value, issues } = repairValue(isGuideProgramme, stored, { id: 1, episode: '' });
  if (issues.length > 0) reportDamages(tx, realm, `programmes ${channel}`, issues);
  return value.episode.trim() === '' ? undefined : value;
}

/** Reads a title's texts by locale; invalid parts are left out. */
export const storedTranslations = (stored: unknown): Record<string, ContentTexts> | null =>
  stored === null || stored === undefined ? null : repairValue(isTranslations, stored, {}).value;

/** Reads a picture; undefined if it is invalid. */
export function storedPicture(stored: unknown): StoredPicture | undefined {
  const checked = isPicture(stored);
  return checked.ok ? checked.value : undefined;
}

/** Reads a list of texts and skips invalid entries. `longest` is in characters. */
export const storedTexts = (stored: unknown, longest = 300): string[] =>
  Array.isArray(stored)
    ? stored.filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= longest)
    : [];

/** Reads a title's name, cut to 200 characters; undefined if it is blank. */
export const storedName = (stored: string): string | undefined => {
  const name = stored.trim();
  return name === '' ? undefined : stored.slice(0, 200);
};

/** Reads a time zone; undefined if this build's Intl does not know it. */
export const storedTimeZone = (stored: string | null): string | undefined =>
  stored !== null && isTimeZone(stored) ? stored : undefined;

/** Milliseconds of the first moment of year 1 and the last of year 9999. */
const [FIRST, LAST] = [-62_135_596_800_000, 253_402_300_799_999];

/** Reads a time in milliseconds; undefined outside the years 1 to 9999. PostgreSQL also stores `infinity`. */
export function storedMoment(stored: unknown): number | undefined {
  const time = stored instanceof Date ? stored.getTime() : Number.NaN;
  return time >= FIRST && time <= LAST ? time : undefined;
}

import * as z from 'zod';

/** A moment with its zone, as milliseconds. */
const Moment = z.iso
  .datetime({ offset: true })
  .regex(/^(?:19|20|21)/, 'expected a year from 1900 to 2199')
  .transform((text) => Date.parse(text));
const Count = z.int().min(1).max(99_999);

const texts = {
  title: z.string().optional(),
  subTitle: z.string().optional(),
  description: z.string().optional(),
};

/** A guide in JSON: what XMLTV says, in one list. Texts that are too long are cut; a programme without a title is left out. */
export const GuideJson = z.object({
  programmes: z.array(
    z.object({
      /** A channel's xmltvId in guide.json, or the number of its event. */
      channel: z.union([z.string(), z.int()]),
      start: Moment,
      /** Without it: when the next one of the channel begins. */
      stop: Moment.optional(),
      ...texts,
      rating: z.string().optional(),
      categories: z.array(z.string()).optional(),
      /** Address of a picture, of one of the origins that the realm names. */
      icon: z.string().optional(),
      seasonNumber: Count.optional(),
      episodeNumber: Count.optional(),
      /** Texts in other languages, by locale such as pt_BR. */
      translations: z.record(z.string(), z.object(texts)).optional(),
    }),
  ),
});

/** How a guide is brought in by a call. */
export const GuideImportQuery = z.object({
  /** Of time stamps that name none, such as Europe/Berlin; by XMLTV it is UTC. */
  timeZone: z.string().max(80).optional(),
  /** 1: says what it would do, and does nothing. */
  dryRun: z.enum(['0', '1']).optional(),
});

/** What an import did. */
export const GuideImportReport = z.object({
  /** Channels of the realm that the file has programmes of. */
  channels: z.int(),
  /** Programmes of them that can be used, once for each channel. */
  programmes: z.int(),
  /** What of these was new, different, and as it was; what was on air within the file's time and is not in it. */
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  /** What the import did beside that: how often, where first, and in words. */
  notes: z.array(z.object({ kind: z.string(), count: z.int(), places: z.array(z.string()), message: z.string() })),
});

/** What an import did. */
export type GuideImportReport = z.output<typeof GuideImportReport>;

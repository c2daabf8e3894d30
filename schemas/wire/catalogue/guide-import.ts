import * as z from 'zod';

/** A date and time with offset, parsed to milliseconds. */
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

/**
 * TV guide as JSON: the data of XMLTV in one list. Long texts are truncated; programmes without a title are dropped.
 */
export const GuideJson = z.object({
  programmes: z.array(
    z.object({
      /** The channel's xmltvId in guide.json, or the id of its event. */
      channel: z.union([z.string(), z.int()]),
      start: Moment,
      /** End of the programme; by default the start of the channel's next programme. */
      stop: Moment.optional(),
      ...texts,
      rating: z.string().optional(),
      categories: z.array(z.string()).optional(),
      /** URL of the programme's picture, from one of the origins that the realm allows. */
      icon: z.string().optional(),
      seasonNumber: Count.optional(),
      episodeNumber: Count.optional(),
      /** Translations of the programme's texts, keyed by locale, such as pt_BR. */
      translations: z.record(z.string(), z.object(texts)).optional(),
    }),
  ),
});

/** Options of a TV guide import. */
export const GuideImportQuery = z.object({
  /** Time zone of timestamps in the file that have none, such as Europe/Berlin; the default is UTC, as in XMLTV. */
  timeZone: z.string().max(80).optional(),
  /** With the value 1 the import is a dry run: it validates and reports, but changes nothing. */
  dryRun: z.enum(['0', '1']).optional(),
});

/** Result of a TV guide import. */
export const GuideImportReport = z.object({
  /** Number of the realm's channels in the file. */
  channels: z.int(),
  /** Number of usable programmes in the file for these channels. */
  programmes: z.int(),
  /**
   * Number of programmes that were added, changed and unchanged, and of those removed because they are missing from the
   * file's time range.
   */
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  /** Other findings of the import: their kind and number, the first places where they occur, and a message. */
  notes: z.array(z.object({ kind: z.string(), count: z.int(), places: z.array(z.string()), message: z.string() })),
});

/** Result of a TV guide import. */
export type GuideImportReport = z.output<typeof GuideImportReport>;

import * as z from 'zod';

/** The realm's longer texts in the caller's language; `text` is rich text. */
export const Texts = z.object({
  texts: z.array(z.object({ key: z.string(), title: z.string().optional(), text: z.string() })),
});

const Keys = z.array(z.string().min(1).max(200)).max(500);

/** Request for the texts of labels, by label key, in every language of the realm. */
export const TranslationKeysBody = z.strictObject({ keys: Keys });
/** Request for the texts of labels, with the label keys as repeated query parameters. */
export const TranslationsQuery = z.object({ keys: Keys.optional() });

/** Texts of the requested labels, keyed by locale and then by label key; unknown keys are omitted. */
export const Translations = z.object({ translations: z.record(z.string(), z.record(z.string(), z.string())) });

import * as z from 'zod';

/** The realm's longer texts in the caller's language; `text` is rich. */
export const Texts = z.object({
  texts: z.array(z.object({ key: z.string(), title: z.string().optional(), text: z.string() })),
});

const Keys = z.array(z.string().min(1).max(200)).max(500);

/** Which labels a client wants in every language of the realm. */
export const TranslationKeysBody = z.strictObject({ keys: Keys });
/** The same as keys of an address, each by itself. */
export const TranslationsQuery = z.object({ keys: Keys.optional() });

/** Their texts by locale and key; what no language has is left out. */
export const Translations = z.object({ translations: z.record(z.string(), z.record(z.string(), z.string())) });

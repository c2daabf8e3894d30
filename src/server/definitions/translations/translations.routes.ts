import type { Translations } from '#schemas/wire/definitions/texts.ts';
import type * as z from 'zod';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { readRealmTexts } from '../labels/labels.store.ts';
import { ownTexts } from '../labels/merge.ts';

/**
 * Returns labels by locale and key; without keys, all labels. Missing labels are not filled from other languages, so
 * that callers see what is not translated.
 */
async function listTranslations(
  { db, realm }: RealmContext,
  keys: readonly string[] | undefined,
): Promise<z.infer<typeof Translations>> {
  const { languages } = realm.settings;
  const own = await inRealm(db, realm.id, (tx) => readRealmTexts(tx, realm.id, languages));
  const translations = languages.map((locale) => {
    const texts = ownTexts(own, locale);
    const found = (keys ?? Object.keys(texts)).flatMap((key): [string, string][] => {
      const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
      return text === undefined ? [] : [[key, text]];
    });
    return [locale, Object.fromEntries(found)];
  });
  return { translations: Object.fromEntries(translations) as Record<string, Record<string, string>> };
}

export const translationHandlers: Handlers<'GET /api/v2/translations' | 'POST /api/v2/translation-keys'> = {
  'GET /api/v2/translations': (call) => listTranslations(call, call.query.keys),
  'POST /api/v2/translation-keys': (call) => listTranslations(call, call.body.keys),
};

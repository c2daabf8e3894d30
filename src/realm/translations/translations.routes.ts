import { readerOf } from '../documents/report-once.ts';
import type { Handlers } from '../http/call.ts';
import { realmTexts } from '../labels/labels.store.ts';
import { ownTexts } from '../labels/merge.ts';

export const translationHandlers: Handlers<'POST /api/v2/translation-keys'> = {
  // Each language by itself, without what another would lend it: whoever asks for all sees what is not translated.
  'POST /api/v2/translation-keys': async (call) => {
    const { realm, body } = call;
    const { languages } = realm.settings;
    const own = await realmTexts(readerOf(call), languages);
    const translations = languages.map((locale) => {
      const texts = ownTexts(own, locale);
      const found = body.keys.flatMap((key): [string, string][] => {
        const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
        return text === undefined ? [] : [[key, text]];
      });
      return [locale, Object.fromEntries(found)];
    });
    return { translations: Object.fromEntries(translations) as Record<string, Record<string, string>> };
  },
};

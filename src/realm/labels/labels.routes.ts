import type { Handlers } from '../http/call.ts';
import { messagesOf } from './messages.ts';
import { wordsFor } from './words-for.ts';

export const labelHandlers: Handlers<'GET /api/v2/label/{realm}'> = {
  'GET /api/v2/label/{realm}': async (call) => {
    const { locale, texts } = await wordsFor(call);
    return {
      defaultLocale: call.realm.settings.defaultLocale,
      selectedLocale: locale,
      translations: { [locale]: { ...texts } },
      messages: { [locale]: messagesOf(texts) },
    };
  },
};

import type { Handlers } from '../http/call.ts';
import { type Message, messagesOf } from './messages.ts';
import { keptInWords, wordsFor } from './words-for.ts';

const kept = keptInWords<Record<string, Message>>('messages');

export const labelHandlers: Handlers<'GET /api/v2/label/{realm}'> = {
  'GET /api/v2/label/{realm}': async (call) => {
    const { locale, texts } = await wordsFor(call);
    return {
      defaultLocale: call.realm.settings.defaultLocale,
      selectedLocale: locale,
      translations: { [locale]: { ...texts } },
      messages: { [locale]: await kept(call, async () => messagesOf(texts)) },
    };
  },
};

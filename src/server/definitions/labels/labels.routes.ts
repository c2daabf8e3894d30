import type { Labels } from '#schemas/wire/realm.ts';
import type { AnyCall, Handlers } from '../../platform/http/call.ts';
import { type Message, icuMessagesOf } from '#schemas/labels/icu.ts';
import { memoizeLocalized, messagesFor } from './messages-for.ts';

const kept = memoizeLocalized<Record<string, Message>>('icu-messages');

async function labelsFor(call: AnyCall): Promise<Labels> {
  const { locale, texts, productLang } = await messagesFor(call);
  return {
    defaultLocale: call.realm.settings.defaultLocale,
    selectedLocale: locale,
    translations: { [locale]: { ...texts } },
    ...(productLang !== undefined && { productLang }),
    messages: { [locale]: await kept(call, async () => icuMessagesOf(texts)) },
  };
}

export const labelHandlers: Handlers<'GET /api/v2/label/{realm}' | 'GET /api/v2/label'> = {
  'GET /api/v2/label/{realm}': labelsFor,
  'GET /api/v2/label': labelsFor,
};

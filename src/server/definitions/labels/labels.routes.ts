import type { Labels } from '#schemas/wire/site/realm.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { type IcuMessage, icuMessagesOf } from '#schemas/labels/icu.ts';
import type { Messages } from './messages.ts';
import { messagesFor } from './messages-for.ts';

// Cache of the parsed ICU messages, because parsing takes tens of milliseconds. A `Messages` object is itself cached
// per revision and language, so it can be the key.
const parsedMessages = new WeakMap<Messages, Record<string, IcuMessage>>();

function parseMessages(messages: Messages): Record<string, IcuMessage> {
  const parsed = parsedMessages.get(messages) ?? icuMessagesOf(messages.texts);
  parsedMessages.set(messages, parsed);
  return parsed;
}

async function getLabels(context: RealmContext): Promise<Labels> {
  const messages = await messagesFor(context);
  const { locale, texts, productLang } = messages;
  return {
    defaultLocale: context.realm.settings.defaultLocale,
    selectedLocale: locale,
    translations: { [locale]: { ...texts } },
    ...(productLang !== undefined && { productLang }),
    messages: { [locale]: parseMessages(messages) },
  };
}

export const labelHandlers: Handlers<'GET /api/v2/label/{realm}' | 'GET /api/v2/label'> = {
  'GET /api/v2/label/{realm}': getLabels,
  'GET /api/v2/label': getLabels,
};

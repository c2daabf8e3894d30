import type { Labels } from '#schemas/wire/site/realm.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { type Message, icuMessagesOf } from '#schemas/labels/icu.ts';
import { memoizeLocalized, messagesFor } from './messages-for.ts';

const kept = memoizeLocalized<Record<string, Message>>('icu-messages');

async function labelsFor(context: RealmContext): Promise<Labels> {
  const { locale, texts, productLang } = await messagesFor(context);
  return {
    defaultLocale: context.realm.settings.defaultLocale,
    selectedLocale: locale,
    translations: { [locale]: { ...texts } },
    ...(productLang !== undefined && { productLang }),
    messages: { [locale]: await kept(context, async () => icuMessagesOf(texts)) },
  };
}

export const labelHandlers: Handlers<'GET /api/v2/label/{realm}' | 'GET /api/v2/label'> = {
  'GET /api/v2/label/{realm}': labelsFor,
  'GET /api/v2/label': labelsFor,
};

import type { RealmContext } from '../../platform/realm-context.ts';
import { memoizePerRevision } from '../../platform/realms/snapshot.ts';
import { type Messages, messagesOf } from './messages.ts';

const isForEditors = ({ caller }: RealmContext) => caller?.role === 'editor';

/** Returns the messages of a call, in its locale; editors get missing labels as keys. */
export const messagesFor = (call: RealmContext): Promise<Messages> =>
  messagesOf(call, call.realm, call.locale, isForEditors(call));

/** Declares a cached, localised value derived from a realm's documents; computed once per revision and language. */
export function memoizeLocalized<T>(name: string) {
  const kept = memoizePerRevision<T>(name);
  return async (call: RealmContext, make: (messages: Messages) => Promise<T>): Promise<T> => {
    const messages = await messagesFor(call);
    const key = isForEditors(call) ? `${messages.locale} for editors` : messages.locale;
    return kept(call.db, call.realm, key, () => make(messages));
  };
}

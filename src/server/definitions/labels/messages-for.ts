import type { Tx } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { memoizePerRevision } from '../../platform/realms/snapshot.ts';
import { type Messages, messagesOf } from './messages.ts';

const isForEditors = ({ caller }: RealmContext) => caller?.role === 'editor';

/** Returns the messages of a call, in its locale; editors get missing labels as keys. */
export const messagesFor = (call: RealmContext): Promise<Messages> =>
  messagesOf(call, call.realm, call.locale, isForEditors(call));

/**
 * Declares a localised value that is derived from a realm's documents and cached per revision and language. The
 * documents are read in a transaction of their own; `derive` computes the value after it has ended.
 */
export function memoizeLocalized<T>(name: string) {
  const readCached = memoizePerRevision<T>(name);
  return async <Loaded>(
    call: RealmContext,
    load: (tx: Tx) => Promise<Loaded>,
    derive: (loaded: Loaded, messages: Messages) => T | Promise<T>,
  ): Promise<T> => {
    const messages = await messagesFor(call);
    const key = isForEditors(call) ? `${messages.locale} for editors` : messages.locale;
    return readCached(call.db, call.realm, key, load, (loaded: Loaded) => derive(loaded, messages));
  };
}

import type { AnyCall, Viewer } from '../http/call.ts';
import { keptPerRevision } from '../realms/snapshot.ts';
import { type Words, wordsOf } from './words.ts';

type Asking = AnyCall & { viewer?: Viewer | undefined };

const isForEditors = ({ viewer }: Asking) => viewer?.role === 'editor';

/** The words that answer a call: its realm's, in its locale, for who asks. */
export const wordsFor = (call: Asking): Promise<Words> =>
  wordsOf(call.context, call.realm, call.locale, isForEditors(call));

/** Declares something that is made of a realm's definitions and said in the words that answer a call; made once per revision. */
export function keptInWords<T>(name: string) {
  const kept = keptPerRevision<T>(name);
  return async (call: Asking, make: (words: Words) => Promise<T>): Promise<T> => {
    const words = await wordsFor(call);
    const key = isForEditors(call) ? `${words.locale} for editors` : words.locale;
    return kept(call.context.db, call.realm, key, () => make(words));
  };
}

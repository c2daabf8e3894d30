import type { AnyCall, Viewer } from '../http/call.ts';
import { type Words, wordsOf } from './words.ts';

/** The words that answer a call: its realm's, in its locale, for who asks. */
export const wordsFor = ({
  context,
  realm,
  locale,
  viewer,
}: AnyCall & { viewer?: Viewer | undefined }): Promise<Words> =>
  wordsOf(context, realm, locale, viewer?.role === 'editor');

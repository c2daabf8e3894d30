import type { AnyCall } from '../http/call.ts';
import { type Words, wordsOf } from './words.ts';

/** The words that answer a call: its realm's, in its locale. */
export const wordsFor = ({ context, realm, locale }: AnyCall): Promise<Words> => wordsOf(context, realm, locale);

import type { Page } from '#schemas/generated/types.ts';
import { localise } from '#schemas/localise.ts';
import type { Words } from '../labels/words.ts';
import { type Resolving, resolvePage } from './resolve.ts';

/** A page with its rows filled and its texts said: what viewers get, and editors who look at a draft. */
export async function fillPage(resolving: Resolving, words: Words, page: Page): Promise<Page> {
  return localise(await resolvePage(resolving, page), (key) => words.say(key));
}

import type { Page } from '#schemas/generated/types.ts';
import { localise } from '#schemas/localise.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { type Resolving, resolvePage } from './resolve.ts';

/** Fills and localises a page, for viewers and for previews in the studio. */
export async function fillPage(resolving: Resolving, messages: Messages, page: Page): Promise<Page> {
  return localise(await resolvePage(resolving, page), (key) => messages.t(key));
}

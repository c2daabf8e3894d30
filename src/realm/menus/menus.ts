import type { Menu } from '#schemas/generated/types.ts';
import { inRealm } from '../db/scope.ts';
import { listDefinitions } from '../definitions/definitions.store.ts';
import { localise } from '../definitions/localise.ts';
import type { AnyCall } from '../http/call.ts';
import { wordsFor } from '../labels/words-for.ts';

/** A realm's menus in the caller's language; for a platform without a menu of its own that of WEB. */
export async function menusFor(call: AnyCall, platform?: Menu['platform']): Promise<Menu[]> {
  const { context, realm } = call;
  const words = await wordsFor(call);
  const rows = await inRealm(context.db, realm.id, (tx) => listDefinitions(tx, realm.id, 'menu'));
  const menus = rows.map(({ document }) => localise(document as Menu, (key) => words.say(key)));
  if (!platform) return menus;
  const own = menus.filter((menu) => menu.platform === platform);
  return own.length > 0 ? own : menus.filter((menu) => menu.platform === 'WEB');
}

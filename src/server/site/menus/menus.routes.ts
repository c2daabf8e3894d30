import type { Menu } from '#schemas/generated/types.ts';
import { localise } from '#schemas/localise.ts';
import { listValid } from '../../definitions/documents/valid.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { memoizeLocalized } from '../../definitions/labels/messages-for.ts';

const readCached = memoizeLocalized<Menu[]>('menus');

/**
 * Returns a realm's menus in the request's language. A platform that has no menu of its own gets the menu of the
 * platform WEB.
 */
export async function getMenus(context: RealmContext, platform?: Menu['platform']): Promise<Menu[]> {
  const { realm } = context;
  const menus = await readCached(
    context,
    (tx) => listValid(tx, { realm: realm.id }, 'menu'),
    (rows, messages) => rows.map(({ document }) => localise(document as Menu, (key) => messages.t(key))),
  );
  if (!platform) return menus;
  const own = menus.filter((menu) => menu.platform === platform);
  return own.length > 0 ? own : menus.filter((menu) => menu.platform === 'WEB');
}

export const menuHandlers: Handlers<'GET /api/v2/menu-items'> = {
  'GET /api/v2/menu-items': async (call) => ({ menus: await getMenus(call, call.query.targetPlatform) }),
};

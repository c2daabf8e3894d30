import type { Handlers } from '../../platform/http/call.ts';
import { menusFor } from './menus.ts';

export const menuHandlers: Handlers<'GET /api/v2/menu-items'> = {
  'GET /api/v2/menu-items': async (call) => ({ menus: await menusFor(call, call.query.targetPlatform) }),
};

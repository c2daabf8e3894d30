import type { Menu } from '#schemas/generated/types.ts';
import type { PreviewBehind } from '#schemas/wire/authoring/studio.ts';
import { emptyListFilter } from '../../catalogue/access/list-filter.ts';
import { getAudience } from '../../catalogue/catalogue/audience.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { listValid } from '../../definitions/documents/valid.ts';
import type { RealmContext, ViewerContext } from '../../platform/realm-context.ts';
import { realmTexts } from '../../definitions/labels/labels.store.ts';
import { mergeTexts } from '../../definitions/labels/merge.ts';
import { resolvePage } from '../../site/pages/resolve.ts';
import { findOfferedPage } from '../../site/pages/view.ts';

const guest = {
  sessionId: '',
  id: '',
  role: 'guest',
  profileId: '',
  isGuest: true,
  expiresIn: 0,
  audience: 'site',
} as const;

/**
 * Page context for the preview of a labels draft, as a guest sees it: the home page and the menu with label keys, and
 * all texts except the realm's own in this language.
 */
export async function loadPreviewContext(asked: RealmContext): Promise<PreviewBehind> {
  const call: ViewerContext = { ...asked, caller: guest };
  const { realm, locale } = call;
  const home = await findOfferedPage(call, 'home');
  const page =
    home &&
    (await resolvePage(
      {
        db: call.db,
        realm,
        log: call.log,
        audience: getAudience(call),
        leaving: emptyListFilter,
        sectionId: 'home',
      },
      home,
    ));
  const { defaultLocale } = realm.settings;
  const { menus, labels } = await inRealm(call.db, realm.id, async (tx) => ({
    menus: await listValid(tx, { realm: realm.id }, 'menu'),
    labels: await realmTexts(tx, realm.id, [defaultLocale, locale]),
  }));
  const { [locale]: _own, ...others } = labels;
  return {
    page,
    menu: menus.map(({ document }) => document as Menu).find(({ platform }) => platform === 'WEB'),
    texts: { ...mergeTexts(others, locale, defaultLocale) },
  };
}

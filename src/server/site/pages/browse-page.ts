import type { Card, Menu, Page } from '#schemas/generated/types.ts';
import { parseMenu, type ValidMenuItem } from '#schemas/parse-menu.ts';
import { pictureOf } from '#schemas/picture.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { listValid } from '../../definitions/documents/valid.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';
import { ownPage } from './own-pages.ts';

/** Collects the valid items of a menu at any depth. */
function listMenuItems(menu: Menu): Pick<ValidMenuItem, 'data'>[] {
  const parsed = parseMenu(menu);
  return parsed.menu ? parsed.items.flatMap((item) => [item, ...item.children]) : [];
}

/** Builds a card for each section that the realm's menu links to, in menu order. */
async function listSectionCards(tx: Tx, { realm, surrogateKeys }: ViewerContext): Promise<Card[]> {
  addSurrogateKey({ surrogateKeys }, 'pages');
  const menus = await listValid(tx, { realm: realm.id }, 'menu');
  const pages = await listValid(tx, { realm: realm.id }, 'page');
  const stored = new Map(pages.map(({ name, document }) => [name, document as Page]));
  const menu = (menus.find(({ document }) => (document as Menu).platform === 'WEB') ?? menus[0])?.document as
    | Menu
    | undefined;
  const names = new Set(
    menu ? listMenuItems(menu).flatMap(({ data }) => ('sectionId' in data ? data.sectionId : [])) : [],
  );
  return [...names].flatMap((name, index): Card[] => {
    const page = stored.get(name);
    const thumbnailUrl = pictureOf(page?.elements[0]);
    if (page?.title === undefined || thumbnailUrl === undefined) return [];
    return [
      { id: index + 1, type: 'SECTION_LINK', sectionId: name, title: page.title, accessLevel: 'GRANTED', thumbnailUrl },
    ];
  });
}

/** Builds the browse page: the realm's sections, followed by rows of each kind of title. */
export async function browsePage(tx: Tx, context: ViewerContext): Promise<Page | undefined> {
  const general = ownPage('browse');
  if (!general) return undefined;
  const cards = await listSectionCards(tx, context);
  const sections = {
    $type: 'cardList',
    $zone: 'list',
    attributes: { title: 't:browse.sections', type: 'GRID', cards },
  };
  const elements = [...(cards.length > 0 ? [sections] : []), ...general.elements];
  return { ...general, elements: elements as Page['elements'] };
}

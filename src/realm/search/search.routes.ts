import type { Card, Page } from '#schemas/generated/types.ts';
import { audienceOf } from '../catalogue/audience.ts';
import { cardOf } from '../catalogue/card.ts';
import { findContents } from '../catalogue/catalogue.store.ts';
import { inRealm } from '../db/scope.ts';
import type { Handlers, ViewerCall } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { messagesFor } from '../labels/messages-for.ts';
import { search } from './rank.ts';
import { searchIndex } from './search-index.ts';
import { listPopular } from './search.store.ts';

/** As many as fit a screen or two; who finds more types a letter more. */
const MOST = 50;
const POPULAR = 18;

function refuseWithoutSearch({ realm }: ViewerCall): void {
  if (!realm.settings.search?.enabled) throw new ProblemError('NOT_FOUND', ['There is no search here']);
}

/** Cards of titles in the order of their numbers. */
async function cardsOf(call: ViewerCall, ids: readonly number[]): Promise<Card[]> {
  const { context, realm } = call;
  const audience = audienceOf(call);
  const found = await inRealm(context.db, realm.id, (tx) => findContents(tx, realm.id, ids));
  const contents = new Map(found.map((content) => [content.id, content]));
  return ids.flatMap((id) => {
    const content = contents.get(id);
    return content ? [cardOf(content, audience)] : [];
  });
}

/** The page of a search: the box with what was typed, and below it what was found or, before that, what is popular. */
async function searchPage(call: ViewerCall & { query: { query: string } }): Promise<Page> {
  const { context, realm, locale } = call;
  refuseWithoutSearch(call);
  const { t } = await messagesFor(call);
  const query = call.query.query.trim();
  const ids =
    query === ''
      ? await inRealm(context.db, realm.id, (tx) => listPopular(tx, realm.id, POPULAR))
      : search(await searchIndex(context.db, realm, locale), query, MOST);
  const cards = await cardsOf(call, ids);
  const title = query === '' ? t('search.popular') : t('search.results', { query });
  return {
    version: '1.0',
    source: 'search',
    title: t('search.title'),
    elements: [
      {
        $type: 'search',
        $zone: 'list',
        attributes: {
          placeholder: t('search.placeholder'),
          value: query,
          totalResults: cards.length,
          action: { url: '/search' },
        },
      },
      {
        $type: 'cardList',
        $zone: 'list',
        attributes: {
          type: 'GRID',
          query,
          ...(ids.length > 0 && { title }),
          cards,
          emptyTitle: t('search.emptyTitle', { query }),
          emptyDescription: t('search.emptyText'),
        },
      },
    ],
  };
}

/** @throws ProblemError 404 where the realm has no search */
async function popular(call: ViewerCall) {
  const { context, realm } = call;
  refuseWithoutSearch(call);
  const ids = await inRealm(context.db, realm.id, (tx) => listPopular(tx, realm.id, POPULAR));
  return { contentList: await cardsOf(call, ids) };
}

type Names = 'GET /api/v1/view/search' | 'GET /api/v1/search' | 'GET /api/v2/popular';

export const searchHandlers: Handlers<Names> = {
  'GET /api/v1/view/search': searchPage,
  'GET /api/v1/search': searchPage,
  'GET /api/v2/popular': popular,
};

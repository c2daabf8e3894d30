import type { Fighter } from '#schemas/generated/types.ts';
import { localise } from '#schemas/localise.ts';
import type { FighterEntry } from '#schemas/wire/catalogue/screens.ts';
import { createListFilter } from '../access/list-filter.ts';
import { readAudience } from '../catalogue/audience.ts';
import { readCursor } from '../catalogue/cursor.ts';
import { listCards } from '../catalogue/list.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { fightersPage, findFullFighter } from './fighters.ts';

const MOST_TITLES = 50;

const toEntry = ({
  id,
  portraitUrl,
  name,
  nickname,
  description,
  record,
  weightClass,
  country,
}: Fighter): FighterEntry =>
  omitUndefined({
    fighterId: id,
    name,
    nickname,
    description,
    thumbnailUrl: portraitUrl,
    record,
    weightClass,
    country,
  });

export const fighterHandlers: Handlers<'GET /api/v2/fighters' | 'GET /api/v2/fighters/{id}'> = {
  'GET /api/v2/fighters': async (call) => {
    const { realm, query } = call;
    const after = readCursor(query.lastSeen);
    const messages = await messagesFor(call);
    const { fighters, paging } = await inRealm(call.db, realm.id, async (tx) =>
      fightersPage(tx, {}, await readAudience(tx, call), query.rpp, after),
    );
    return { fighters: localise(fighters.map(toEntry), (key) => messages.t(key)), paging };
  },
  'GET /api/v2/fighters/{id}': async (call) => {
    const { realm, params } = call;
    const messages = await messagesFor(call);
    const found = await inRealm(call.db, realm.id, async (tx) => {
      const audience = await readAudience(tx, call);
      const whole = await findFullFighter(tx, params.id, audience);
      if (!whole) return undefined;
      const { fighter, titles } = whole;
      const source = { type: 'IDS' as const, ids: titles };
      const { cards } = await listCards(tx, {
        source,
        audience,
        leaving: createListFilter(audience, {}),
        count: MOST_TITLES,
      });
      const bouts = fighter.bouts.map(({ link: _page, ...bout }) => bout);
      return { ...toEntry(fighter), bouts, contentList: cards };
    });
    if (!found) throw new ProblemError('NOT_FOUND', ['There is no such fighter']);
    return localise(found, (key) => messages.t(key));
  },
};

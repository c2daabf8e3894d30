import { localise } from '#schemas/localise.ts';
import { readAudience } from '../catalogue/audience.ts';
import { readCursor } from '../catalogue/cursor.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { channelProgrammes, type GuidePageParams, guidePage } from './guide.ts';

/** Common parameters of the three guide endpoints. */
type Asked = Omit<GuidePageParams, 'after'> & { lastSeen?: string | undefined };

async function channels(context: ViewerContext, { lastSeen, ...asked }: Asked) {
  const after = readCursor(lastSeen);
  const messages = await messagesFor(context);
  const page = await inRealm(context.db, context.realm.id, async (tx) =>
    guidePage(tx, await readAudience(tx, context), { ...asked, after }),
  );
  return localise(page, (key) => messages.t(key));
}

export const guideHandlers: Handlers<'GET /api/v4/epg' | 'GET /api/v3/external-table' | 'GET /api/v2/epg'> = {
  'GET /api/v4/epg': (call) => {
    const { rpp: count, ...asked } = call.query;
    return channels(call, { ...asked, count });
  },
  'GET /api/v2/epg': (call) => {
    const { fromTs: from, toTs: to, rpp: count, epgId: channel, lastSeen } = call.query;
    return channels(call, { from, to, count, channel, lastSeen });
  },
  'GET /api/v3/external-table': async (call) => {
    const { rpp: count, id: channel, from, to, lastSeen } = call.query;
    const after = readCursor(lastSeen);
    const messages = await messagesFor(call);
    const found = await inRealm(call.db, call.realm.id, async (tx) =>
      channelProgrammes(tx, await readAudience(tx, call), { from, to, count, channel, after }),
    );
    if (!found) throw new ProblemError('NOT_FOUND', ['There is no such channel']);
    return localise(found, (key) => messages.t(key));
  },
};

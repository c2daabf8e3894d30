import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { publishToTopic } from '../../catalogue/live/publish-to-topic.ts';
import { requirePlayable } from '../playback/playable.ts';
import {
  addPlaying,
  deleteStreamsOfClient,
  lockStreams,
  recordHeartbeat,
  listPlaying,
  STREAM_TIMEOUT_MS,
  stopPlaying,
} from '../active-streams/active-streams.store.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { requireFreeStreams, getStreamLimit, toPlaybackSessions } from './stream-limit.ts';

type Names =
  | 'GET /api/v2/playback-sessions'
  | 'POST /api/v2/playback-sessions'
  | 'PUT /api/v2/playback-sessions/{id}/heartbeat'
  | 'DELETE /api/v2/playback-sessions/{id}';

/** Heartbeat interval of players in seconds. Two heartbeats in a row may be lost without ending the stream. */
const HEARTBEAT = 20;

export const playbackSessionHandlers: Handlers<Names> = {
  'GET /api/v2/playback-sessions': async (call) => {
    const { realm, caller } = call;
    const limit = getStreamLimit(realm.settings);
    return inRealm(call.db, realm.id, async (tx) => ({
      sessions: await toPlaybackSessions(tx, call, await listPlaying(tx, realm.id, caller.id, call.clock.now())),
      ...(limit !== undefined && { limit }),
    }));
  },
  'POST /api/v2/playback-sessions': async (call) => {
    const { realm, caller, body } = call;
    const { type: kind, id: contentId, clientId } = body;
    const device = describeDevice(call.userAgent);
    const id = await inRealm(call.db, realm.id, async (tx) => {
      await requirePlayable(tx, call, kind, contentId);
      await lockStreams(tx, realm.id, caller.id);
      if (clientId !== undefined) await deleteStreamsOfClient(tx, realm.id, caller.id, clientId);
      await requireFreeStreams(tx, call, caller.id, 1);
      const { sessionId } = caller;
      const stream = { accountId: caller.id, sessionId, clientId, kind, contentId, isPartition: false, device };
      return addPlaying(tx, realm.id, stream, call.clock.now());
    });
    return { id, heartbeatSeconds: HEARTBEAT, expiresSeconds: STREAM_TIMEOUT_MS / 1000 };
  },
  'PUT /api/v2/playback-sessions/{id}/heartbeat': async ({ db, clock, realm, caller, params }) => {
    const named = { id: params.id, accountId: caller.id };
    const outcome = await inRealm(db, realm.id, (tx) => recordHeartbeat(tx, realm.id, named, clock.now()));
    if (outcome === 'stopped') throw new ProblemError('NOT_FOUND', ['playbackStoppedElsewhere']);
    if (outcome === 'over') throw new ProblemError('NOT_FOUND', ['playbackSessionOver']);
    return undefined;
  },
  'DELETE /api/v2/playback-sessions/{id}': async ({ db, clock, realm, caller, params: { id } }) => {
    await inRealm(db, realm.id, async (tx) => {
      const isStopped = await stopPlaying(tx, realm.id, { id, accountId: caller.id }, clock.now());
      if (isStopped) await publishToTopic(tx, realm.id, { type: 'stopped', topic: id });
    });
    return undefined;
  },
};

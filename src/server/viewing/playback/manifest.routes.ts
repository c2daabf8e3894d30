import type { Manifest } from '#schemas/wire/viewing/playback.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { adUnitsOf } from './ad-units-of.ts';
import { filmOf } from './film-of.ts';
import { requirePartition } from '../active-streams/require-partition.ts';
import { callbackFor, findPlayable, type PlayableKind } from './playable.ts';

type Names =
  | 'POST /api/v5/manifest/video/{id}'
  | 'POST /api/v5/manifest/event/{id}'
  | 'GET /api/v2/manifest/video/{id}'
  | 'GET /api/v2/manifest/event/{id}'
  | 'GET /api/v2/stream/vod/{id}'
  | 'GET /api/v3/stream/vod/{id}'
  | 'GET /api/v2/stream/event/{id}'
  | 'GET /api/v2/stream';

interface ManifestCall extends ViewerContext {
  params: { id: number };
  /** Undefined for the v2 endpoint. */
  body?: { googlePalContextId?: string | undefined; partition?: string | undefined } | undefined;
}

async function manifest(call: ManifestCall, kind: PlayableKind): Promise<Manifest> {
  const playable = await findPlayable(call, kind, call.params.id);
  if (playable.problem) throw playable.problem;
  if (call.body?.partition !== undefined) await requirePartition(call, call.params.id);
  const { access, audience } = playable;
  const palContext = call.body?.googlePalContextId;
  const { realm } = call;
  const film = await inRealm(call.db, realm.id, (tx) => filmOf(tx, realm.id, playable.content));
  const adUnits = film && adUnitsOf(film, call.requestOrigin.origin, palContext);
  return {
    playerUrlCallback: await callbackFor(call, playable, palContext),
    accessLevel: access.accessLevel,
    onlinePlayback: access.onlinePlayback,
    requestedAt: audience.now,
    ...(palContext !== undefined && { googlePalContextId: palContext }),
    ...(adUnits && { adsConfiguration: { adUnits } }),
  };
}

/** Clients of the v2 and v3 endpoints know only 403, and show its message unchanged. */
async function stream(context: ViewerContext, kind: PlayableKind, id: number): Promise<{ playerUrlCallback: string }> {
  const playable = await findPlayable(context, kind, id);
  if (playable.problem) {
    const messages = await messagesFor(context);
    throw new ProblemError(
      'FORBIDDEN',
      playable.problem.messages.map((key) => messages.t(key)),
      { cause: playable.problem },
    );
  }
  return { playerUrlCallback: await callbackFor(context, playable) };
}

export const manifestHandlers: Handlers<Names> = {
  'POST /api/v5/manifest/video/{id}': (call) => manifest(call, 'video'),
  'POST /api/v5/manifest/event/{id}': (call) => manifest(call, 'event'),
  'GET /api/v2/manifest/video/{id}': (call) => manifest({ ...call, body: undefined }, 'video'),
  'GET /api/v2/manifest/event/{id}': (call) => manifest({ ...call, body: undefined }, 'event'),
  'GET /api/v2/stream/vod/{id}': (call) => stream(call, 'video', call.params.id),
  'GET /api/v3/stream/vod/{id}': (call) => stream(call, 'video', call.params.id),
  'GET /api/v2/stream/event/{id}': (call) => stream(call, 'event', call.params.id),
  'GET /api/v2/stream': (call) => stream(call, 'event', call.query.eventId),
};

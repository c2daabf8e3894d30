import type { Manifest } from '#schemas/wire/viewing/playback.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { toAdUnits } from './ad-units.ts';
import { findPartitions } from '../active-streams/slots.store.ts';
import { findFilm, findPlayable, type PlayableKind, requirePlayable, signPlayerUrl } from './playable.ts';

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
  /** Undefined for the v2 endpoint, whose requests have no body. */
  body?: { googlePalContextId?: string | undefined; partition?: string | undefined } | undefined;
}

/**
 * Requires that a live event may start in multi-view: the access token contains it, and the session has not lost it
 * since the token was issued.
 * @throws ProblemError 409 multiViewLost
 */
async function requirePartition(tx: Tx, { realm, caller, clock }: ViewerContext, eventId: number): Promise<void> {
  const lost = new ProblemError('CONFLICT', ['multiViewLost'], { details: { partitions: [String(eventId)] } });
  if (!caller.partitions?.includes(String(eventId))) throw lost;
  if (caller.isGuest) return;
  const whose = { accountId: caller.id, sessionId: caller.sessionId };
  const { kept } = await findPartitions(tx, realm.id, whose, clock.now());
  if (!kept.includes(eventId)) throw lost;
}

async function answerManifest(call: ManifestCall, kind: PlayableKind): Promise<Manifest> {
  const { realm, params, body } = call;
  const { playable, film } = await inRealm(call.db, realm.id, async (tx) => {
    const found = await requirePlayable(tx, call, kind, params.id);
    if (body?.partition !== undefined) await requirePartition(tx, call, params.id);
    return { playable: found, film: await findFilm(tx, realm.id, found.content) };
  });
  const { access, audience } = playable;
  const palContext = body?.googlePalContextId;
  const adUnits = film && toAdUnits(film, call.requestOrigin.origin, palContext);
  return {
    playerUrlCallback: await signPlayerUrl(call, playable, palContext),
    accessLevel: access.accessLevel,
    onlinePlayback: access.onlinePlayback,
    requestedAt: audience.now,
    ...(palContext !== undefined && { googlePalContextId: palContext }),
    ...(adUnits && { adsConfiguration: { adUnits } }),
  };
}

/**
 * The v2 and v3 endpoints answer 403 for every reason, because their clients know only this status and show the message
 * unchanged.
 */
async function answerStream(
  context: ViewerContext,
  kind: PlayableKind,
  id: number,
): Promise<{ playerUrlCallback: string }> {
  const playable = await inRealm(context.db, context.realm.id, (tx) => findPlayable(tx, context, kind, id));
  if (playable.problem) {
    const messages = await messagesFor(context);
    throw new ProblemError(
      'FORBIDDEN',
      playable.problem.messages.map((key) => messages.t(key)),
      { cause: playable.problem },
    );
  }
  return { playerUrlCallback: await signPlayerUrl(context, playable) };
}

export const manifestHandlers: Handlers<Names> = {
  'POST /api/v5/manifest/video/{id}': (call) => answerManifest(call, 'video'),
  'POST /api/v5/manifest/event/{id}': (call) => answerManifest(call, 'event'),
  'GET /api/v2/manifest/video/{id}': (call) => answerManifest({ ...call, body: undefined }, 'video'),
  'GET /api/v2/manifest/event/{id}': (call) => answerManifest({ ...call, body: undefined }, 'event'),
  'GET /api/v2/stream/vod/{id}': (call) => answerStream(call, 'video', call.params.id),
  'GET /api/v3/stream/vod/{id}': (call) => answerStream(call, 'video', call.params.id),
  'GET /api/v2/stream/event/{id}': (call) => answerStream(call, 'event', call.params.id),
  'GET /api/v2/stream': (call) => answerStream(call, 'event', call.query.eventId),
};

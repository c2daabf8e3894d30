import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { localise } from '#schemas/localise.ts';
import { sharingDetailOf } from '#schemas/sharing.ts';
import { getOccurrence } from '../../catalogue/catalogue/card.ts';
import { findRecording } from '../../catalogue/catalogue/catalogue.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findNowAndNext } from '../../catalogue/guide/guide.ts';
import { findProgress } from '../history/history.store.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { toOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { detailsOf } from './details.ts';
import { callbackFor, findPlayable, type Playable, type PlayableKind } from './playable.ts';

type Names =
  | 'GET /api/v4/vod/{id}'
  | 'GET /api/v4/event/{id}'
  | 'GET /api/v4/vods/live/{id}'
  | 'GET /api/v3/vod/{id}'
  | 'GET /api/v2/vod/{id}'
  | 'GET /api/v2/event/{id}';

interface DetailsCall extends ViewerContext {
  params: { id: number };
  query: { includePlaybackDetails?: 'URL' | undefined };
}

/** Finds the viewer's progress in seconds; undefined for guests. */
async function progressOf({ db, realm, caller, params }: DetailsCall): Promise<number | undefined> {
  if (caller.isGuest) return undefined;
  return inRealm(db, realm.id, (tx) => findProgress(tx, realm.id, toOwner(caller), params.id));
}

/** Returns cast and crew with roles in the request's language. */
async function peopleOf(call: DetailsCall, { content }: Playable): Promise<VideoDetails['people']> {
  const { people } = content.body;
  if (people === undefined) return undefined;
  const { t } = await messagesFor(call);
  return localise(people, (key) => t(key));
}

/** Details are public; the stream address is included only if the title can be played. */
async function detailsFor(call: DetailsCall, playable: Playable): Promise<VideoDetails> {
  addSurrogateKey(call, 'title', call.params.id);
  const wanted = call.query.includePlaybackDetails === 'URL' && !playable.problem;
  return detailsOf(playable, {
    callback: wanted ? await callbackFor(call, playable) : undefined,
    watchProgress: await progressOf(call),
    people: await peopleOf(call, playable),
    socialSharingDetail: sharingDetailOf(call.realm.settings.socialSharing),
  });
}

const details = async (call: DetailsCall, kind: PlayableKind): Promise<VideoDetails> =>
  detailsFor(call, await findPlayable(call, kind, call.params.id));

const recordingOf = ({ db, realm, params }: DetailsCall): Promise<number | undefined> =>
  inRealm(db, realm.id, (tx) => findRecording(tx, realm.id, params.id));

/** Details of an event with its current programme; the guide takes precedence over the catalogue. */
async function channelDetails(call: DetailsCall, playable: Playable): Promise<VideoDetails> {
  const { content, audience } = playable;
  const [found, programmingInfo] = await Promise.all([
    detailsFor(call, playable),
    inRealm(call.db, call.realm.id, (tx) => findNowAndNext(tx, audience, content)),
  ]);
  return programmingInfo ? { ...found, programmingInfo } : found;
}

/** Details of an event; if it is over, also whether it has a recording. */
async function eventDetails(call: DetailsCall): Promise<VideoDetails> {
  const playable = await findPlayable(call, 'event', call.params.id);
  if (!getOccurrence(playable.content, playable.audience.now)?.over) return channelDetails(call, playable);
  const found = await detailsFor(call, playable);
  return (await recordingOf(call)) === undefined ? found : { ...found, hasRecording: true };
}

/**
 * @throws ProblemError 404 if the event is not live: existing clients then look for its recording
 */
async function liveDetails(call: DetailsCall): Promise<VideoDetails> {
  const playable = await findPlayable(call, 'event', call.params.id);
  if (!getOccurrence(playable.content, playable.audience.now)?.live)
    throw new ProblemError('NOT_FOUND', ['videoIsNotLive']);
  return channelDetails(call, playable);
}

/**
 * @throws ProblemError 404 if the event has no recording or does not exist
 */
async function recordingDetails(call: DetailsCall): Promise<VideoDetails> {
  const recording = await recordingOf(call);
  if (recording === undefined) throw new ProblemError('NOT_FOUND');
  return details({ ...call, params: { id: recording } }, 'video');
}

export const detailsHandlers: Handlers<Names> = {
  'GET /api/v4/vod/{id}': (call) => details(call, 'video'),
  'GET /api/v4/event/{id}': liveDetails,
  'GET /api/v2/event/{id}': eventDetails,
  'GET /api/v4/vods/live/{id}': recordingDetails,
  'GET /api/v3/vod/{id}': (call) => details(call, 'video'),
  'GET /api/v2/vod/{id}': (call) => details(call, 'video'),
};

import type { Card } from '#schemas/generated/types.ts';
import { localise } from '#schemas/localise.ts';
import { sharingDetailOf } from '#schemas/sharing.ts';
import { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { getOccurrence, toCard } from '../../catalogue/catalogue/card.ts';
import { findRecording } from '../../catalogue/catalogue/catalogue.store.ts';
import { getPlaybackType } from '../../catalogue/catalogue/kinds.ts';
import { findNowAndNext } from '../../catalogue/guide/guide.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { toOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { findProgress } from '../history/history.store.ts';
import { findPlayable, type Playable, signPlayerUrl } from './playable.ts';

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

/** A title with the data of its details that do not come from the catalogue. */
interface ReadDetails {
  playable: Playable;
  /** The viewer's progress in seconds; undefined for guests. */
  watchProgress: number | undefined;
  /** Current programme of a channel; the guide takes precedence over the catalogue. */
  programmingInfo?: VideoDetails['programmingInfo'];
  /** Whether an event that is over has a recording. */
  hasRecording?: boolean;
}

type Shared = keyof VideoDetails & keyof Card;

/** Picks the fields that a card and video details share. */
const pickShared = (card: Card): Pick<Card, Shared> =>
  Object.fromEntries(Object.entries(card).filter(([name]) => Object.hasOwn(VideoDetails.shape, name))) as Pick<
    Card,
    Shared
  >;

/** Returns cast and crew with roles in the request's language. */
async function getPeople(call: DetailsCall, { content }: Playable): Promise<VideoDetails['people']> {
  const { people } = content.body;
  if (people === undefined) return undefined;
  const { t } = await messagesFor(call);
  return localise(people, (key) => t(key));
}

async function readTitle(tx: Tx, { realm, caller }: ViewerContext, playable: Playable): Promise<ReadDetails> {
  const { id } = playable.content;
  return {
    playable,
    watchProgress: caller.isGuest ? undefined : await findProgress(tx, realm.id, toOwner(caller), id),
  };
}

const readVideo = async (tx: Tx, call: ViewerContext, id: number): Promise<ReadDetails> =>
  readTitle(tx, call, await findPlayable(tx, call, 'video', id));

const readChannel = async (tx: Tx, call: ViewerContext, playable: Playable): Promise<ReadDetails> => ({
  ...(await readTitle(tx, call, playable)),
  programmingInfo: await findNowAndNext(tx, playable.audience, playable.content),
});

/**
 * Reads a title's details in one transaction and builds the response. Details are public; only a title that the viewer
 * can play gets a stream address.
 */
async function answerDetails(
  call: DetailsCall,
  read: (tx: Tx, id: number) => Promise<ReadDetails>,
): Promise<VideoDetails> {
  const { realm, params, query } = call;
  const { playable, watchProgress, programmingInfo, hasRecording } = await inRealm(call.db, realm.id, (tx) =>
    read(tx, params.id),
  );
  const { content, audience, access, problem } = playable;
  addSurrogateKey(call, 'title', content.id);
  const isUrlWanted = query.includePlaybackDetails === 'URL' && !problem;
  return omitUndefined({
    ...pickShared(toCard(content, audience)),
    type: getPlaybackType(content.kind),
    onlinePlayback: access.onlinePlayback,
    geoBlocked: access.geoBlocked || undefined,
    access: access.decision,
    publishedAt: content.body.publishedAt,
    watchProgress,
    people: await getPeople(call, playable),
    socialSharingDetail: sharingDetailOf(realm.settings.socialSharing),
    playerUrlCallback: isUrlWanted ? await signPlayerUrl(call, playable) : undefined,
    requestedAt: audience.now,
    ...(programmingInfo && { programmingInfo }),
    ...(hasRecording && { hasRecording }),
  });
}

const answerVideo = (call: DetailsCall): Promise<VideoDetails> =>
  answerDetails(call, (tx, id) => readVideo(tx, call, id));

export const detailsHandlers: Handlers<Names> = {
  'GET /api/v4/vod/{id}': answerVideo,
  'GET /api/v3/vod/{id}': answerVideo,
  'GET /api/v2/vod/{id}': answerVideo,
  'GET /api/v4/event/{id}': (call) =>
    answerDetails(call, async (tx, id) => {
      const playable = await findPlayable(tx, call, 'event', id);
      // The error code is part of the contract: after it, existing clients request the event's recording.
      if (!getOccurrence(playable.content, playable.audience.now)?.live)
        throw new ProblemError('NOT_FOUND', ['videoIsNotLive']);
      return readChannel(tx, call, playable);
    }),
  'GET /api/v2/event/{id}': (call) =>
    answerDetails(call, async (tx, id) => {
      const playable = await findPlayable(tx, call, 'event', id);
      if (!getOccurrence(playable.content, playable.audience.now)?.over) return readChannel(tx, call, playable);
      const hasRecording = (await findRecording(tx, call.realm.id, id)) !== undefined;
      return { ...(await readTitle(tx, call, playable)), hasRecording };
    }),
  'GET /api/v4/vods/live/{id}': (call) =>
    answerDetails(call, async (tx, id) => {
      const recording = await findRecording(tx, call.realm.id, id);
      if (recording === undefined) throw new ProblemError('NOT_FOUND');
      return readVideo(tx, call, recording);
    }),
};

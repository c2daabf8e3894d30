import type { Realm } from '#schemas/generated/types.ts';
import type { PlaybackSession } from '#schemas/wire/viewing/playback-sessions.ts';
import { findContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { contentTexts } from '../../catalogue/catalogue/content-texts.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { listPlaying, type PlayingStream } from '../active-streams/active-streams.store.ts';

/** Returns the maximum number of simultaneous streams per account; undefined: no limit. */
export const getStreamLimit = ({ streams }: Realm): number | undefined => streams?.limit;

/** Streams in the API's form, with titles in the request's language. */
export async function toPlaybackSessions(
  tx: Tx,
  context: RealmContext,
  streams: readonly PlayingStream[],
): Promise<PlaybackSession[]> {
  const { realm, locale } = context;
  const found = await findContents(tx, realm.id, [...new Set(streams.map(({ contentId }) => contentId))]);
  const titles = new Map(found.map((content) => [content.id, contentTexts(content, locale).title]));
  return streams.map(({ kind, contentId, ...stream }) => {
    const title = titles.get(contentId);
    return { ...stream, type: kind, contentId, ...(title !== undefined && { title }) };
  });
}

/**
 * Requires that an account may start more streams. The caller must hold the lock of `lockStreams`.
 * @throws ProblemError 409 with the playing streams
 */
export async function requireFreeStreams(
  tx: Tx,
  context: RealmContext,
  accountId: string,
  more: number,
): Promise<void> {
  const limit = getStreamLimit(context.realm.settings);
  if (limit === undefined) return;
  const playing = await listPlaying(tx, context.realm.id, accountId, context.clock.now());
  if (playing.length + more <= limit) return;
  throw new ProblemError('CONFLICT', ['streamLimitReached'], {
    details: { streams: await toPlaybackSessions(tx, context, playing) },
  });
}

import { type Access, decideAccess } from '../access/decide-access.ts';
import { audienceOf } from '../catalogue/audience.ts';
import type { Audience } from '../catalogue/card.ts';
import { type ContentRecord, findContent } from '../catalogue/catalogue.store.ts';
import type { ContentKind } from '../db/columns/content.ts';
import { inRealm } from '../db/scope.ts';
import type { AnyCall, ViewerCall } from '../http/call.ts';
import { originOf } from '../http/origin.ts';
import { ProblemError } from '../http/problems.ts';
import { signPlayerToken } from './player-token.ts';
import { playbackProblem } from './playback-problem.ts';

/** What can be asked for by the calls of playback. */
export type PlayableKind = 'video' | 'event';

const kinds: Record<PlayableKind, readonly ContentKind[]> = { video: ['VIDEO', 'EPISODE'], event: ['EVENT'] };

/** A title that somebody wants to watch, and whether they may. */
export interface Playable {
  content: ContentRecord;
  audience: Audience;
  access: Access;
  /** How it is refused; undefined when it plays. */
  problem: ProblemError | undefined;
}

/** @throws ProblemError 404 when there is no such video or event. */
export async function findPlayable(call: ViewerCall, kind: PlayableKind, id: number): Promise<Playable> {
  const { context, realm } = call;
  const content = await inRealm(context.db, realm.id, (tx) => findContent(tx, realm.id, id, kinds[kind]));
  if (!content) throw new ProblemError('NOT_FOUND');
  const audience = audienceOf(call);
  const access = decideAccess(content, audience);
  return { content, audience, access, problem: playbackProblem(access.decision) };
}

/** The signed address of a title's streams. */
export async function callbackFor({ context, http, realm }: AnyCall, { content }: Playable): Promise<string> {
  const kind = content.kind === 'EVENT' ? 'LIVE' : 'VOD';
  const token = await signPlayerToken(context, { realm: realm.id, content: content.id, kind });
  return new URL(`/api/v2/player/${token}`, originOf(http.req.raw, context.config)).href;
}

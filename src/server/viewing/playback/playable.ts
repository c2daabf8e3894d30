import type { AccessDecision, Refusal } from '#schemas/access.ts';
import type { ProblemCode } from '#schemas/wire/problem.ts';
import { type Access, decideAccess } from '../../catalogue/access/decide-access.ts';
import { audienceOf } from '../../catalogue/catalogue/audience.ts';
import type { Audience } from '../../catalogue/catalogue/card.ts';
import { type ContentRecord, findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import { playedAs } from '../../catalogue/catalogue/kinds.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { ViewerCall } from '../../platform/http/call.ts';
import { originOf } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { signPlayerToken } from './player-token.ts';

const problems: Readonly<Record<Refusal, readonly [code: ProblemCode, message: string]>> = {
  NOT_LIVE: ['NOT_FOUND', 'videoIsNotLive'],
  GEOBLOCKED: ['FORBIDDEN', 'outside-region'],
  PURCHASE: ['FORBIDDEN', 'purchaseNeeded'],
  NOT_YET: ['CONFLICT', 'notAvailableYet'],
  NO_LONGER: ['CONFLICT', 'noLongerAvailable'],
};

/** How a title that does not play is refused; undefined when it plays. */
function playbackProblem(decision: AccessDecision): ProblemError | undefined {
  if (decision.outcome === 'PLAY') return undefined;
  if (decision.outcome === 'SIGN_IN') return new ProblemError('UNAUTHORIZED', ['signInToWatch']);
  const [code, message] = problems[decision.reason];
  return new ProblemError(code, [message]);
}

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
  // Pages show a title to guests whose country is not known; its streams are named to no such guest where rights name countries.
  const played = decideAccess(content, { ...audience, isCountryNeeded: true });
  return { content, audience, access, problem: playbackProblem(played.decision) };
}

/** The signed address of a title's streams; `pal` is the context of the caller's advertisement library, where it has one. */
export async function callbackFor(
  { context, http, realm, viewer: { id, sessionId, isGuest } }: ViewerCall,
  { content }: Playable,
  pal?: string,
): Promise<string> {
  const token = await signPlayerToken(context, {
    realm: realm.id,
    content: content.id,
    kind: playedAs(content.kind),
    viewer: { id, session: sessionId, isGuest },
    ...(pal !== undefined && { pal }),
  });
  return new URL(`/api/v2/player/${token}`, originOf(http.req.raw)).href;
}

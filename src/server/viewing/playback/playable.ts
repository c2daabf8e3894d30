import type { AccessDecision, Refusal } from '#schemas/access.ts';
import type { ProblemCode } from '#schemas/wire/problem.ts';
import { type Access, decideAccess } from '../../catalogue/access/decide-access.ts';
import { getAudience } from '../../catalogue/catalogue/audience.ts';
import type { Audience } from '../../catalogue/catalogue/card.ts';
import { type ContentRecord, findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import { getPlaybackType } from '../../catalogue/catalogue/kinds.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { signPlayerToken } from './player-token.ts';

const problems: Readonly<Record<Refusal, readonly [code: ProblemCode, message: string]>> = {
  NOT_LIVE: ['NOT_FOUND', 'videoIsNotLive'],
  GEOBLOCKED: ['FORBIDDEN', 'outside-region'],
  PURCHASE: ['FORBIDDEN', 'purchaseNeeded'],
  NOT_YET: ['CONFLICT', 'notAvailableYet'],
  NO_LONGER: ['CONFLICT', 'noLongerAvailable'],
};

/** Maps an access decision to an error; undefined if the title can be played. */
function playbackProblem(decision: AccessDecision): ProblemError | undefined {
  if (decision.outcome === 'PLAY') return undefined;
  if (decision.outcome === 'SIGN_IN') return new ProblemError('UNAUTHORIZED', ['signInToWatch']);
  const [code, message] = problems[decision.reason];
  return new ProblemError(code, [message]);
}

/** Kinds of titles in playback endpoints. */
export type PlayableKind = 'video' | 'event';

const kinds: Record<PlayableKind, readonly ContentKind[]> = { video: ['VIDEO', 'EPISODE'], event: ['EVENT'] };

/** A title and the decision whether the viewer may play it. */
export interface Playable {
  content: ContentRecord;
  audience: Audience;
  access: Access;
  /** Reason why it cannot be played; undefined if it can. */
  problem: ProblemError | undefined;
}

/**
 * Finds a title and decides access.
 * @throws ProblemError 404 if it does not exist
 */
export async function findPlayable(context: ViewerContext, kind: PlayableKind, id: number): Promise<Playable> {
  const { realm } = context;
  const content = await inRealm(context.db, realm.id, (tx) => findContent(tx, realm.id, id, kinds[kind]));
  if (!content) throw new ProblemError('NOT_FOUND');
  const audience = getAudience(context);
  const access = decideAccess(content, audience);
  // If the country is unknown, the title is shown, but its streams are withheld if its rights are limited to countries.
  const played = decideAccess(content, { ...audience, isCountryNeeded: true });
  return { content, audience, access, problem: playbackProblem(played.decision) };
}

/**
 * Creates the signed stream address of a title; `pal` is the context of Google's PAL library, if the player uses it.
 */
export async function callbackFor(context: ViewerContext, { content }: Playable, pal?: string): Promise<string> {
  const {
    realm,
    caller: { id, sessionId, isGuest },
  } = context;
  const token = await signPlayerToken(context, {
    realm: realm.id,
    content: content.id,
    kind: getPlaybackType(content.kind),
    viewer: { id, session: sessionId, isGuest },
    ...(pal !== undefined && { pal }),
  });
  return new URL(`/api/v2/player/${token}`, context.requestOrigin).href;
}

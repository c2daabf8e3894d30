import type { AccessDecision, Refusal } from '#schemas/access.ts';
import type { Film, Media } from '#schemas/generated/types.ts';
import type { ProblemCode } from '#schemas/wire/problem.ts';
import { type TitleAccess, decideAccess } from '../../catalogue/access/decide-access.ts';
import { readAudience } from '../../catalogue/catalogue/audience.ts';
import type { CardAudience } from '../../catalogue/catalogue/card.ts';
import { type ContentRecord, findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import { getPlaybackType } from '../../catalogue/catalogue/kinds.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
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
function toPlaybackProblem(decision: AccessDecision): ProblemError | undefined {
  if (decision.outcome === 'PLAY') return undefined;
  if (decision.outcome === 'SIGN_IN') return new ProblemError('UNAUTHORIZED', ['signInToWatch']);
  const [code, message] = problems[decision.reason];
  return new ProblemError(code, [message]);
}

/** Kinds of titles in playback endpoints. */
export type PlayableKind = 'video' | 'event';

const kinds: Record<PlayableKind, readonly ContentKind[]> = { video: ['VIDEO', 'EPISODE'], event: ['EVENT'] };

/** Kinds of titles that have streams. */
export const streamedKinds: readonly ContentKind[] = Object.values(kinds).flat();

/** A title and the decision whether the viewer may play it. */
export interface Playable {
  content: ContentRecord;
  audience: CardAudience;
  access: TitleAccess;
  /** The error that says why the title cannot be played; undefined if it can. */
  problem: ProblemError | undefined;
}

/**
 * Finds a title and decides access.
 * @throws ProblemError 404 if it does not exist
 */
export async function findPlayable(tx: Tx, context: ViewerContext, kind: PlayableKind, id: number): Promise<Playable> {
  const audience = await readAudience(tx, context);
  const content = await findContent(tx, audience.realm, id, kinds[kind]);
  if (!content) throw new ProblemError('NOT_FOUND');
  const access = decideAccess(content, audience);
  // If the country is unknown, a title that is limited to countries is shown, but its streams are withheld.
  const played = decideAccess(content, { ...audience, isCountryNeeded: true });
  return { content, audience, access, problem: toPlaybackProblem(played.decision) };
}

/**
 * Finds a title that the viewer may play now.
 * @throws ProblemError with the reason if it does not exist or cannot be played
 */
export async function requirePlayable(
  tx: Tx,
  context: ViewerContext,
  kind: PlayableKind,
  id: number,
): Promise<Playable> {
  const playable = await findPlayable(tx, context, kind, id);
  if (playable.problem) throw playable.problem;
  return playable;
}

/** Finds the media entry of a title in the realm's media.json; undefined if there is none. */
export async function findFilm(tx: Tx, realm: string, { body }: ContentRecord): Promise<Film | undefined> {
  if (body.media === undefined) return undefined;
  const found = (await findValidDocument(tx, { realm }, 'media', 'media')) as Media | undefined;
  return found && Object.hasOwn(found.media, body.media) ? found.media[body.media] : undefined;
}

/**
 * Creates the signed stream address of a title; `pal` is the context of Google's PAL library, if the player uses it.
 */
export async function signPlayerUrl(context: ViewerContext, { content }: Playable, pal?: string): Promise<string> {
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

import type { HeroBlock, Page } from '#schemas/generated/types.ts';
import { type AccessDecision, opensBySignIn, type Refusal, whenSignedIn } from '#schemas/access.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { LARGEST_ID } from '#schemas/routes/title-page.ts';
import { accessLevelFor, decideAccess } from '../../catalogue/access/decide-access.ts';
import { readAudience } from '../../catalogue/catalogue/audience.ts';
import { type CardAudience, getOccurrence } from '../../catalogue/catalogue/card.ts';
import { type ContentRecord, findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import { getPlaybackType } from '../../catalogue/catalogue/kinds.ts';
import { contentTexts } from '../../catalogue/catalogue/content-texts.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Occurrence } from '../../platform/occurrence.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { titleHero } from './title-hero.ts';

type Button = NonNullable<HeroBlock['primaryButton']>;

/** A title, the access decision for the viewer, and its occurrence if it is an event. */
interface Asked {
  content: ContentRecord;
  title: string;
  decision: AccessDecision;
  occurrence: Occurrence | undefined;
  isGuest: boolean;
}

const refusals = {
  NOT_LIVE: 'interstitial.toCome',
  GEOBLOCKED: 'outside-region',
  PURCHASE: 'interstitial.denied',
  NOT_YET: 'notAvailableYet',
  NO_LONGER: 'noLongerAvailable',
} as const satisfies Record<Refusal, LabelKey>;

/**
 * The message about the title. If the title cannot be played even after sign-in, the message says so, because signing
 * in would not help.
 */
function getMessageKey({ decision, occurrence }: Asked): LabelKey {
  const settled = whenSignedIn(decision);
  if (settled.outcome === 'PLAY')
    return decision.outcome === 'SIGN_IN' ? 'interstitial.signIn' : 'interstitial.granted';
  return settled.reason === 'NOT_LIVE' && occurrence?.over ? 'thisEventHasEnded' : refusals[settled.reason];
}

const createRouteButton = (text: LabelKey, route: string): Button => ({
  type: 'ROUTE_LINK',
  text: `t:${text}`,
  link: { type: 'ROUTE', route },
});

/** Button to watch, or to sign in if that leads to playback or purchase. */
function createMainButton({ content, title, decision, isGuest }: Asked): Button | undefined {
  const type = getPlaybackType(content.kind);
  if (decision.outcome === 'PLAY')
    return { type: 'WATCH_NOW', text: 't:watchNow', link: { type, id: content.id, title } };
  const settled = whenSignedIn(decision);
  const plays = settled.outcome === 'PLAY';
  if (!isGuest || !(plays || settled.reason === 'PURCHASE')) return undefined;
  const from = `/${type === 'LIVE' ? 'live' : 'video'}/${content.id}`;
  return createRouteButton(
    'signIn',
    `/login?from=${encodeURIComponent(from)}${plays ? '&accessGrantedOnSignIn=true' : ''}`,
  );
}

/** Further buttons: trailer, event details, schedule or browse page. */
function createFurtherButtons({ content, decision, occurrence }: Asked, audience: CardAudience): Button[] {
  if (decision.outcome === 'PLAY') return [];
  const trailer = content.body.trailers?.find((one) =>
    opensBySignIn({ accessLevel: accessLevelFor({ access: one.access, body: content.body }, audience) }),
  );
  return [
    ...(trailer ? [createRouteButton('watchTrailer', `/video/${trailer.id}?trailerFrom=${content.id}`)] : []),
    ...(occurrence && !occurrence.over ? [createRouteButton('seeDetails', `/live/${content.id}`)] : []),
    occurrence ? createRouteButton('schedule.title', '/schedule') : createRouteButton('browse.title', '/browse'),
  ];
}

/** The plans that open the title, if it needs a licence and one is offered (page-07). */
function createPlans(decision: AccessDecision, { licences }: CardAudience): object[] {
  const needed = 'licenceIds' in decision ? decision.licenceIds : [];
  const licenceIds = licences.flatMap(({ id, withdrawn }) => (needed.includes(id) && !withdrawn ? [id] : []));
  if (licenceIds.length === 0) return [];
  return [{ $type: 'plans', $zone: 'list', attributes: { title: 't:interstitial.plans', source: { licenceIds } } }];
}

/**
 * Builds the page for a title that cannot be watched (yet), with the reason, and the plans that open it; undefined for
 * an unknown title.
 */
export async function interstitialPage(
  tx: Tx,
  context: ViewerContext,
  { id = '' }: { id?: string | undefined },
  messages: Messages,
): Promise<Page | undefined> {
  const { realm } = context;
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  if (number < 1 || number > LARGEST_ID) return undefined;
  const audience = await readAudience(tx, context);
  const content = await findContent(tx, realm.id, number, ['VIDEO', 'EPISODE', 'EVENT']);
  if (!content) return undefined;
  const { title, description } = contentTexts(content, audience.locale);
  const asked: Asked = {
    content,
    title,
    decision: decideAccess(content, audience).decision,
    occurrence: getOccurrence(content, audience.now),
    isGuest: audience.isGuest,
  };
  const way = createMainButton(asked);
  const [primaryButton, secondaryButton] = [...(way ? [way] : []), ...createFurtherButtons(asked, audience)];
  const hero: HeroBlock = omitUndefined({
    ...titleHero(content, { audience, messages, timeZone: undefined }),
    tagline: `t:${getMessageKey(asked)}`,
    primaryButton,
    secondaryButton,
  });
  return omitUndefined({
    version: '1.0',
    source: `interstitial-${number}`,
    layout: 'INTERSTITIAL' as const,
    title,
    description,
    elements: [
      { $type: 'hero', $zone: 'header', attributes: hero },
      ...createPlans(asked.decision, audience),
    ] as Page['elements'],
  });
}

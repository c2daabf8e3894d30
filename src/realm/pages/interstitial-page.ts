import type { HeroBlock, Page } from '#schemas/generated/types.ts';
import type { AccessLevel } from '#schemas/access.ts';
import { LARGEST_ID } from '#schemas/routes/title-page.ts';
import { decideAccess } from '../access/decide-access.ts';
import { audienceOf } from '../catalogue/audience.ts';
import type { Audience } from '../catalogue/card.ts';
import { type ContentRecord, findContent } from '../catalogue/catalogue.store.ts';
import { pictureUrl } from '../catalogue/picture-url.ts';
import { timeZoneOf, titleFacts } from '../catalogue/title-facts.ts';
import { contentTexts } from '../catalogue/content-texts.ts';
import { inRealm } from '../db/scope.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { ViewerCall } from '../http/call.ts';
import { messagesFor } from '../labels/messages-for.ts';

/** What opens the title for whoever asks: signing in, or nothing that is sold here yet. */
function buttonOf(
  content: ContentRecord,
  accessLevel: AccessLevel,
  { isGuest }: Audience,
  title: string,
): HeroBlock['primaryButton'] {
  const type = content.kind === 'EVENT' ? ('LIVE' as const) : ('VOD' as const);
  if (accessLevel === 'GRANTED')
    return { type: 'WATCH_NOW', text: 't:watchNow', link: { type, id: content.id, title } };
  if (!isGuest) return undefined;
  const from = `/${type === 'LIVE' ? 'live' : 'video'}/${content.id}`;
  const route = `/login?from=${encodeURIComponent(from)}${accessLevel === 'GRANTED_ON_SIGN_IN' ? '&accessGrantedOnSignIn=true' : ''}`;
  return { type: 'ROUTE_LINK', text: 't:signIn', link: { type: 'ROUTE', route } };
}

const offers = {
  GRANTED: 't:interstitial.granted',
  GRANTED_ON_SIGN_IN: 't:interstitial.signIn',
  DENIED: 't:interstitial.denied',
} as const satisfies Record<AccessLevel, string>;

/** What a title that cannot be watched yet is, and what its licence asks for; undefined when there is no such title. */
export async function interstitialPage(
  call: ViewerCall,
  { id = '' }: { id?: string | undefined },
): Promise<Page | undefined> {
  const { context, realm } = call;
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  if (number < 1 || number > LARGEST_ID) return undefined;
  const audience = audienceOf(call);
  const content = await inRealm(context.db, realm.id, (tx) =>
    findContent(tx, realm.id, number, ['VIDEO', 'EPISODE', 'EVENT']),
  );
  if (!content) return undefined;
  const { accessLevel } = decideAccess(content, audience);
  const { title, description, longDescription } = contentTexts(content, audience.locale);
  const { picture, poster, placeholder } = content.body;
  const hero: HeroBlock = omitUndefined({
    heroId: content.id,
    title,
    tagline: offers[accessLevel],
    description: longDescription ?? description,
    tags: titleFacts(content, audience, await messagesFor(call), timeZoneOf(undefined)),
    background: omitUndefined({
      imageUrl: pictureUrl(realm.id, picture),
      portraitImageUrl: pictureUrl(realm.id, poster),
      placeholder,
      gradientTop: true,
      gradientBottom: true,
      gradientLeft: true,
    }),
    primaryButton: buttonOf(content, accessLevel, audience, title),
  });
  return omitUndefined({
    version: '1.0',
    source: `interstitial-${number}`,
    layout: 'INTERSTITIAL' as const,
    title,
    description,
    elements: [{ $type: 'hero', $zone: 'header', attributes: hero }] as Page['elements'],
  });
}

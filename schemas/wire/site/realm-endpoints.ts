import * as z from 'zod';
import { rateLimits } from '../rate-limits.ts';
import { AnalyticsBody } from '../viewing/analytics.ts';
import { MenuItems } from '../catalogue/content.ts';
import { Countries, CountriesQuery } from '../definitions/countries.ts';
import { type Endpoint, forAll, forAllToKeep } from '../endpoint.ts';
import { FormAnswerBody, FormName } from '../definitions/form-answers.ts';
import { AuthProviders, OwnForm, Bridge, Init, Labels, RealmSettings } from './realm.ts';
import { Texts, TranslationKeysBody, Translations, TranslationsQuery } from '../definitions/texts.ts';

const platform = z.enum(['WEB', 'MOBILE-WEB']);
const initQuery = z.object({ menuTargetPlatform: platform.optional(), section: z.string().max(80).optional() });

/** Endpoints of a realm's settings and texts. */
export const realmEndpoints = {
  'GET /api/v1/init': {
    ...forAll,
    alsoAt: ['/api/v1/init/'],
    summary: 'First call of a client',
    query: initQuery,
    status: 200,
    answer: Init,
  },
  'GET /api/v2/realm-settings/realm/{realm}': {
    ...forAllToKeep,
    realmBy: 'realm',
    summary: 'Settings of a realm',
    params: z.object({ realm: z.string().min(1).max(80) }),
    status: 200,
    answer: RealmSettings,
  },
  'GET /api/v2/realm-settings/domain/{host}': {
    ...forAllToKeep,
    realmBy: 'host',
    summary: 'Settings of the realm that a host name shows',
    params: z.object({ host: z.string().min(1).max(253) }),
    status: 200,
    answer: RealmSettings,
  },
  'GET /api/v2/realm-settings/realm/{realm}/bridge': {
    ...forAllToKeep,
    realmBy: 'realm',
    summary:
      'Origins of the pages that may frame the realm’s player and drive it, as the frame’s own policy names them',
    params: z.object({ realm: z.string().min(1).max(80) }),
    status: 200,
    answer: Bridge,
  },
  'GET /api/v2/realm/authentication-providers': {
    ...forAllToKeep,
    summary: 'Ways to sign in',
    status: 200,
    answer: AuthProviders,
  },
  'GET /api/v2/realm/forms/{name}': {
    ...forAllToKeep,
    summary:
      'A form of the product’s own, such as the one that asks for a new password, or one whose answers the realm keeps',
    params: z.object({ name: FormName }),
    status: 200,
    answer: OwnForm,
  },
  'POST /api/v2/realm/forms/{name}/answers': {
    ...forAll,
    rateLimit: rateLimits.storedForGuests,
    summary:
      'Answer a form of the realm, signed in or not. The same key, and without one the same answer within ten minutes, is kept once.',
    params: z.object({ name: FormName }),
    body: FormAnswerBody,
    status: 204,
    answer: null,
  },
  'GET /api/v2/label/{realm}': {
    ...forAllToKeep,
    realmBy: 'realm',
    summary: 'Labels in the language that Accept-Language asks for',
    params: z.object({ realm: z.string().min(1).max(80) }),
    status: 200,
    answer: Labels,
  },
  'GET /api/v2/label': {
    ...forAllToKeep,
    realmBy: 'realm',
    summary: 'The same, for the realm in the query; without one for the realm of the request',
    query: z.object({ realm: z.string().max(80).optional() }),
    status: 200,
    answer: Labels,
  },
  'GET /api/v2/translations': {
    ...forAllToKeep,
    summary: 'Labels by key in every language of the realm; without keys all of them',
    query: TranslationsQuery,
    many: ['keys'],
    status: 200,
    answer: Translations,
  },
  'POST /api/v2/translation-keys': {
    ...forAll,
    rateLimit: rateLimits.perPage,
    alsoAt: ['/api/v2/translations'],
    summary: 'Labels by key in every language of the realm, for more keys than an address takes',
    body: TranslationKeysBody,
    status: 200,
    answer: Translations,
  },
  'GET /api/v2/texts': {
    ...forAll,
    summary: 'The realm’s longer texts, such as its terms of use',
    status: 200,
    answer: Texts,
  },
  'GET /api/v3/i18n/country-codes': {
    ...forAll,
    summary: 'Countries in the caller’s language, with what an address in each consists of',
    query: CountriesQuery,
    status: 200,
    answer: Countries,
  },
  'GET /api/v2/menu-items': {
    ...forAllToKeep,
    summary: 'Menus of a platform',
    query: z.object({ targetPlatform: platform.default('WEB') }),
    status: 200,
    answer: MenuItems,
  },
  'POST /api/v2/analytics/events': {
    ...forAll,
    workload: 'last',
    rateLimit: rateLimits.perVisit,
    summary: 'What viewers have seen and done. An event that is not as it should be is left out, the others are kept.',
    body: AnalyticsBody,
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;

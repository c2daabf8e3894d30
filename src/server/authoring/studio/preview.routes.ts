import type * as z from 'zod';
import type { Menu, Page } from '#schemas/generated/types.ts';
import { limitIssues } from '#schemas/limits.ts';
import type { PreviewBehind, ResolveBody } from '#schemas/wire/authoring/studio.ts';
import { emptyListFilter } from '../../catalogue/access/list-filter.ts';
import { createAudience, openAudience } from '../../catalogue/catalogue/audience.ts';
import type { CardAudience } from '../../catalogue/catalogue/card.ts';
import { inRealm, type RunTransaction } from '../../platform/db/scope.ts';
import { findRevision } from '../../definitions/documents/revisions.store.ts';
import { listValid } from '../../definitions/documents/valid.ts';
import { readRealmTexts } from '../../definitions/labels/labels.store.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import { mergeTexts } from '../../definitions/labels/merge.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { signTicket } from '../../platform/http/preview-ticket.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext, ViewerContext } from '../../platform/realm-context.ts';
import { fillPage, resolvePage } from '../../site/pages/resolve.ts';
import { findOfferedPage } from '../../site/pages/view.ts';
import { selectValidLicences } from '../folder/check-licences.ts';

type Names =
  | 'POST /api/v2/studio/preview-ticket'
  | 'GET /api/v2/preview/document'
  | 'GET /api/v2/preview/behind'
  | 'POST /api/v2/preview/resolve';

const guest = {
  sessionId: '',
  id: '',
  role: 'guest',
  profileId: '',
  isGuest: true,
  expiresIn: 0,
  audience: 'site',
} as const;

/**
 * Data for the preview of a labels draft: the home page and the menu as a guest sees them, but with label keys instead
 * of texts; and all texts except the realm's own in this language, which the draft replaces.
 */
async function loadPreviewContext(asked: RealmContext): Promise<PreviewBehind> {
  const call: ViewerContext = { ...asked, caller: guest };
  const { realm, locale } = call;
  const runTransaction: RunTransaction = (work, options) => inRealm(call.db, realm.id, work, options);
  const { defaultLocale } = realm.settings;
  const { home, menus, labels } = await runTransaction(async (tx) => ({
    home: await findOfferedPage(tx, call, 'home'),
    menus: await listValid(tx, { realm: realm.id }, 'menu'),
    labels: await readRealmTexts(tx, realm.id, [defaultLocale, locale]),
  }));
  const page =
    home &&
    (await resolvePage(
      {
        db: call.db,
        runTransaction,
        realm,
        log: call.log,
        audience: await openAudience(runTransaction, call),
        leaving: emptyListFilter,
        sectionId: 'home',
      },
      home,
    ));
  const { [locale]: _own, ...others } = labels;
  return {
    page,
    menu: menus.map(({ document }) => document as Menu).find(({ platform }) => platform === 'WEB'),
    texts: { ...mergeTexts(others, locale, defaultLocale) },
  };
}

type Draft = z.infer<typeof ResolveBody>;

/** Timeout for filling rows: a preview cannot load its rows later, so it waits for them. */
const DEADLINE_MS = 10_000;

/**
 * The editor's request, changed as if a viewer of another audience had made it: with another country, time or language,
 * and with the licences of a draft as those of the realm.
 */
function createPretendedView(
  context: RealmContext,
  { view: { audience, locale, country, at }, licences }: Draft,
): { call: RealmContext; audience: CardAudience } {
  const { realm } = context;
  const spoken = (locale !== undefined && matchLocale(locale, realm.settings.languages)) || context.locale;
  const where = country ?? context.country;
  return {
    call: { ...context, locale: spoken, country: where },
    audience: createAudience(licences ? { ...realm, licences: selectValidLicences(licences) } : realm, {
      locale: spoken,
      country: where,
      now: at === undefined ? context.clock.now() : Date.parse(at),
      isGuest: audience === 'GUEST',
      entitlements: [],
    }),
  };
}

/**
 * Fills a draft's elements like a published page, for the previewed audience. An element that cannot be filled is
 * returned unchanged; one that exceeds the limits becomes null.
 */
async function resolveDraft(
  runTransaction: RunTransaction,
  asked: RealmContext,
  sectionId: string,
  draft: Draft,
): Promise<unknown[]> {
  const { call, audience } = createPretendedView(asked, draft);
  const { log } = call;
  const page = {
    version: '1.0',
    elements: draft.elements.map((element) => (limitIssues(element).length === 0 ? element : null)),
  } as Page;
  const filled = await fillPage(
    {
      db: call.db,
      runTransaction,
      realm: call.realm,
      // Logged at debug level only, since drafts are often invalid while they are edited.
      log: { error: log.debug.bind(log), warn: log.debug.bind(log) },
      audience,
      leaving: { ...emptyListFilter, notForChildren: draft.view.audience === 'CHILD' },
      sectionId,
      deadline: { most: DEADLINE_MS, grace: DEADLINE_MS },
    },
    await messagesFor(call),
    page,
  );
  return filled.elements;
}

export const previewHandlers: Handlers<Names> = {
  'POST /api/v2/studio/preview-ticket': async (call) => {
    const {
      realm,
      body: { kind, name, revision },
    } = call;
    if (revision === undefined) return signTicket(call, { realm: realm.id, kind, name });
    const found = await inRealm(call.db, realm.id, (tx) => findRevision(tx, realm.id, { kind, name }, revision));
    if (!found) throw new ProblemError('NOT_FOUND', ['There is no such revision']);
    return signTicket(call, { realm: realm.id, kind, name, revision });
  },
  'GET /api/v2/preview/document': async ({ db, realm, ticket: { kind, name, revision } }) => {
    if (revision === undefined) throw new ProblemError('FORBIDDEN', ['The ticket is for no stored revision']);
    const found = await inRealm(db, realm.id, (tx) => findRevision(tx, realm.id, { kind, name }, revision));
    if (!found) throw new ProblemError('NOT_FOUND', ['There is no such revision any more']);
    return { kind, name, revision, source: found.source };
  },
  'GET /api/v2/preview/behind': loadPreviewContext,
  'POST /api/v2/preview/resolve': async (call) => {
    const runTransaction: RunTransaction = (work, options) => inRealm(call.db, call.realm.id, work, options);
    return { elements: await resolveDraft(runTransaction, call, call.ticket.name, call.body) };
  },
};

import type { Menu } from '#schemas/generated/types.ts';
import type { PreviewBehind } from '#schemas/wire/authoring/studio.ts';
import { emptyListFilter } from '../../catalogue/access/list-filter.ts';
import { getAudience } from '../../catalogue/catalogue/audience.ts';
import { inRealm, type RunTransaction } from '../../platform/db/scope.ts';
import { listValid } from '../../definitions/documents/valid.ts';
import { findRevision } from '../../definitions/documents/revisions.store.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { signTicket } from '../../platform/http/preview-ticket.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext, ViewerContext } from '../../platform/realm-context.ts';
import { realmTexts } from '../../definitions/labels/labels.store.ts';
import { mergeTexts } from '../../definitions/labels/merge.ts';
import { resolvePage } from '../../site/pages/resolve.ts';
import { findOfferedPage } from '../../site/pages/view.ts';
import { resolveDraft } from './resolve-draft.ts';

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
 * Page context for the preview of a labels draft, as a guest sees it: the home page and the menu with label keys, and
 * all texts except the realm's own in this language.
 */
async function loadPreviewContext(asked: RealmContext): Promise<PreviewBehind> {
  const call: ViewerContext = { ...asked, caller: guest };
  const { realm, locale } = call;
  const runTransaction: RunTransaction = (work, options) => inRealm(call.db, realm.id, work, options);
  const { defaultLocale } = realm.settings;
  const { home, menus, labels } = await runTransaction(async (tx) => ({
    home: await findOfferedPage(tx, call, 'home'),
    menus: await listValid(tx, { realm: realm.id }, 'menu'),
    labels: await realmTexts(tx, realm.id, [defaultLocale, locale]),
  }));
  const page =
    home &&
    (await resolvePage(
      {
        db: call.db,
        runTransaction,
        realm,
        log: call.log,
        audience: getAudience(call),
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
    const { elements, view } = call.body;
    return { elements: await resolveDraft(runTransaction, call, call.ticket.name, elements, view) };
  },
};

import { DELETION_WAIT_DAYS } from '#schemas/wire/identity/personal-data.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeMails } from '../mail/write-mails.ts';
import { DAY_MS } from '../../platform/occurrence.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { findDeletion, readPersonalData, scheduleDeletion, cancelDeletion } from './personal-data.store.ts';

type Names =
  | 'GET /api/v2/user/export'
  | 'GET /api/v2/user/deletion'
  | 'POST /api/v2/user/deletion'
  | 'DELETE /api/v2/user/deletion';

/** Endpoints for data export and account deletion. */
export const personalDataHandlers: Handlers<Names> = {
  'GET /api/v2/user/export': async (call) => {
    requireFreshProof(call);
    const { realm, caller } = call;
    const tables = await inRealm(call.db, realm.id, (tx) =>
      readPersonalData(tx, realm.id, caller.id, call.personalTables),
    );
    return { realm: realm.id, exportedAt: new Date(call.clock.now()).toISOString(), tables };
  },
  'GET /api/v2/user/deletion': async ({ db, realm, caller }) => {
    const at = await inRealm(db, realm.id, (tx) => findDeletion(tx, realm.id, caller.id));
    return at === undefined ? {} : { at };
  },
  'POST /api/v2/user/deletion': async (call) => {
    requireFreshProof(call);
    const { realm, caller, locale } = call;
    const at = call.clock.now() + DELETION_WAIT_DAYS * DAY_MS;
    return inRealm(call.db, realm.id, async (tx) => {
      if (await scheduleDeletion(tx, realm.id, caller.id, at)) {
        const mail = { accountId: caller.id, key: newTokenId(), payload: { at, locale, origin: getSiteOrigin(call) } };
        await writeMails(tx, call, realm.id, { kind: 'deletionAsked', mails: [mail] });
      }
      // If a deletion is scheduled already, its time is returned, because a second request does not postpone it.
      return { at: (await findDeletion(tx, realm.id, caller.id)) ?? at };
    });
  },
  'DELETE /api/v2/user/deletion': async ({ db, realm, caller }) => {
    await inRealm(db, realm.id, (tx) => cancelDeletion(tx, realm.id, caller.id));
    return undefined;
  },
};

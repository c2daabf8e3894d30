import type { Licence, Licences } from '#schemas/generated/types.ts';
import type { Database } from '../../platform/db/client.ts';
import { memoizePerRevision } from '../../platform/realms/snapshot.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';

/** The entitlement that every title needs unless it names others, and that licences grant unless they name others. */
export const WHOLE_CATALOGUE = 'CATALOGUE';

/** What a realm sells, as its editors wrote it. */
export interface RealmLicences {
  /** All licences in their order, also withdrawn ones. */
  licences: readonly Licence[];
  /** Names of the entitlements, by id; `CATALOGUE` has none. */
  entitlementNames: ReadonlyMap<string, string>;
}

const readCached = memoizePerRevision<RealmLicences>('licences');

/**
 * Reads the published licences of a realm, cached per revision; empty if the realm has none. Texts may name labels.
 * Opens its own transaction, so it must not be called inside one.
 */
export const readLicences = (db: Database, realm: RealmRecord): Promise<RealmLicences> =>
  readCached(db, realm, '', async (tx) => {
    const document = (await findValidDocument(tx, { realm: realm.id }, 'licences', 'licences')) as Licences | undefined;
    return {
      licences: document?.licences ?? [],
      entitlementNames: new Map((document?.entitlements ?? []).map(({ id, name }) => [id, name])),
    };
  });

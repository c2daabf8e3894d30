import type { Tx } from '../../platform/db/scope.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { listEntitlements } from '../entitlements/entitlements.ts';
import { listSubscriptions } from './subscriptions.store.ts';

/** Reads what the caller may watch because of the licences of the account. Guests and realms without licences: nothing. */
export async function readEntitlements(
  tx: Tx,
  { realm, caller, clock }: Pick<ViewerContext, 'realm' | 'caller' | 'clock'>,
): Promise<string[]> {
  if (caller.isGuest || realm.licences.length === 0) return [];
  const held = await listSubscriptions(tx, realm.id, caller.id);
  return listEntitlements(
    held.map(({ subscription }) => subscription),
    realm.licences,
    clock.now(),
  );
}

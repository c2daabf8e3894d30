import { upsertDemoAccount } from '../../identity/accounts/accounts.store.ts';
import { hashPassword } from '../../identity/accounts/password.ts';
import { addAnswers, findAnswers } from '../../identity/consent/consent.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { RealmBundle } from '../folder/bundle.ts';

const hashes = new Map<string, Promise<string>>();

/**
 * A demo's passwords are known to everybody, and mostly the same for all of its accounts: one hash of each does for all,
 * and for the next load.
 */
function hashOf(password: string): Promise<string> {
  const made = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, made);
  made.catch(() => hashes.delete(password));
  return made;
}

/**
 * Prepares the accounts that a demo's folder brings. The hashes take long, so that they are made before any transaction.
 * @returns what writes them: each is made or brought up to date, and has agreed to what its author says. Others stay.
 */
export async function loadDemoAccounts({
  settings,
  accounts,
  consent,
}: RealmBundle): Promise<(tx: Tx, now: number) => Promise<void>> {
  const { id: realm, defaultLocale: locale } = settings.document;
  const hashed = await Promise.all(
    (accounts?.document.accounts ?? []).map(async ({ password, agrees = [], ...account }) => ({
      account: { ...account, passwordHash: await hashOf(password) },
      terms: (consent?.document.terms ?? []).filter(({ fieldName }) => agrees.includes(fieldName)),
    })),
  );
  return async (tx, now) => {
    for (const { account, terms } of hashed) {
      const accountId = await upsertDemoAccount(tx, realm, account, now);
      const said = await findAnswers(tx, realm, accountId);
      const fresh = terms.filter(({ fieldName }) => !said.has(fieldName));
      await addAnswers(
        tx,
        realm,
        accountId,
        fresh.map((term) => ({ term, answer: true })),
        { locale, now },
      );
    }
  };
}

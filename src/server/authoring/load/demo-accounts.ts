import { upsertDemoAccount } from '../../identity/accounts/accounts.store.ts';
import { hashPassword } from '../../identity/accounts/password.ts';
import { grantLicence } from '../../commerce/subscriptions/grant-licence.ts';
import { addAnswers, findAnswers } from '../../identity/consent/consent.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { RealmBundle } from '../folder/bundle.ts';

const hashes = new Map<string, Promise<string>>();

/**
 * Cache of password hashes for all accounts and loads, because hashing is slow and demo passwords are public and mostly
 * the same.
 */
function hashOf(password: string): Promise<string> {
  const made = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, made);
  made.catch(() => hashes.delete(password));
  return made;
}

/**
 * Prepares the demo accounts of a folder. Hashes passwords before any transaction, because that is slow.
 * @returns a function that creates or updates the accounts, their consent answers and licences; other accounts are kept
 */
export async function loadDemoAccounts({
  settings,
  accounts,
  consent,
}: RealmBundle): Promise<(tx: Tx, now: number) => Promise<void>> {
  const { id: realm, defaultLocale: locale } = settings.document;
  const hashed = await Promise.all(
    (accounts?.document.accounts ?? []).map(async ({ password, agrees = [], licences = [], ...account }) => ({
      account: { ...account, passwordHash: await hashOf(password) },
      licences,
      terms: (consent?.document.terms ?? []).filter(({ fieldName }) => agrees.includes(fieldName)),
    })),
  );
  return async (tx, now) => {
    for (const { account, terms, licences } of hashed) {
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
      for (const licenceId of licences)
        await grantLicence(tx, { realm, accountId }, { licenceId, now, why: 'demo account' });
    }
  };
}

import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { isEmail } from '#schemas/values/email.ts';
import type { Context } from '../platform/context.ts';
import { inRealm } from '../platform/db/scope.ts';
import { StartError } from '../platform/start-error.ts';
import { findAccountByEmail, insertAccount, updateRole } from '../identity/accounts/accounts.store.ts';
import { hashPassword } from '../identity/accounts/password.ts';

/** Minimum length of an editor's password, in characters. */
const SHORTEST = 12;

/**
 * What `makeEditor` did: it created an account, promoted an existing one, or found that the account is an editor
 * already.
 */
export type MakeEditorResult = 'made' | 'promoted' | 'unchanged';

/**
 * Promotes an account to editor, or creates an editor's account. An existing account keeps its password; `ask` prompts
 * for a password only for a new account.
 * @throws StartError for an invalid address or a password that is too short
 */
export async function makeEditor(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  realm: string,
  email: string,
  ask: () => Promise<string>,
): Promise<MakeEditorResult> {
  if (!isEmail(email)) throw new StartError(`${email} is no e-mail address.`);
  const known = await inRealm(db, realm, (tx) => findAccountByEmail(tx, realm, email, clock.now()));
  if (known?.role === 'editor') return 'unchanged';
  if (known) {
    await inRealm(db, realm, (tx) => updateRole(tx, realm, known.id, 'editor'));
    return 'promoted';
  }
  const password = await ask();
  if (password.length < SHORTEST) throw new StartError(`The password needs at least ${SHORTEST} characters.`);
  const [name = email] = email.split('@');
  const account = { email, name, passwordHash: await hashPassword(password), details: {} };
  await inRealm(db, realm, async (tx) => {
    const made = await insertAccount(tx, realm, account, clock.now());
    if (!made) throw new StartError(`${email} has signed up in between. Run the command again.`);
    await updateRole(tx, realm, made.id, 'editor');
  });
  return 'made';
}

/** Prompts for a password on the terminal without echo, or reads the first line of piped input. */
export async function promptPassword(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // Discards readline's echo of the typed characters.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write(question);
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}

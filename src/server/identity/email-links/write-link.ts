import type { Tx } from '../../platform/db/scope.ts';
import type { OneTimeKind } from '../../platform/db/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { MailKindName } from '../mail/kinds.ts';
import { writeMails } from '../mail/write-mails.ts';
import { TOKEN_LIFETIME_MS } from '../one-time-tokens/token-lifetime.ts';
import { insertToken } from '../one-time-tokens/one-time-tokens.store.ts';

/** A one-time link that is to be mailed. */
export interface NewMailedLink {
  /** Id of the new token. It is also the idempotency key: calls with the same id create one link and one mail. */
  id: string;
  kind: keyof typeof links;
  account: { id: string; email: string };
  /** The language of the mail and of the linked page, and the origin of the site. */
  locale: string;
  origin: string;
}

interface LinkKind {
  token: OneTimeKind;
  mail: MailKindName;
  lifetimeMs: number;
}

const links = {
  confirm: { token: 'confirm', mail: 'confirmEmail', lifetimeMs: TOKEN_LIFETIME_MS.confirm },
  reset: { token: 'reset', mail: 'resetPassword', lifetimeMs: TOKEN_LIFETIME_MS.reset },
  /** Sets the first password of an account, so it is valid as long as the link that activates an account. */
  finish: { token: 'reset', mail: 'finishAccount', lifetimeMs: TOKEN_LIFETIME_MS.activate },
  magic: { token: 'magic', mail: 'magicLink', lifetimeMs: TOKEN_LIFETIME_MS.magic },
  'pin-reset': { token: 'pin-reset', mail: 'resetPin', lifetimeMs: TOKEN_LIFETIME_MS['pin-reset'] },
} as const satisfies Record<string, LinkKind>;

/** Creates a one-time link and the mail that contains it, in the caller's transaction. */
export async function writeLink(
  tx: Tx,
  context: Pick<Context, 'jobs' | 'clock'>,
  realm: string,
  { id, kind, account, locale, origin }: NewMailedLink,
): Promise<void> {
  const now = context.clock.now();
  const { token: tokenKind, mail: mailKind, lifetimeMs } = links[kind];
  const expiresAt = now + lifetimeMs;
  const token = { id, kind: tokenKind, accountId: account.id, email: account.email, expiresAt };
  if (!(await insertToken(tx, realm, token, now))) return;
  const mail = { accountId: account.id, key: id, expiresAt, payload: { locale, origin, token: id } };
  await writeMails(tx, context, realm, { kind: mailKind, mails: [mail] });
}

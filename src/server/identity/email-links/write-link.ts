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
  kind: keyof typeof mailKindByToken;
  account: { id: string; email: string };
  /** The language of the mail and of the linked page, and the origin of the site. */
  locale: string;
  origin: string;
}

const mailKindByToken = {
  confirm: 'confirmEmail',
  reset: 'resetPassword',
  magic: 'magicLink',
  'pin-reset': 'resetPin',
} as const satisfies Partial<Record<OneTimeKind, MailKindName>>;

/** Creates a one-time link and the mail that contains it, in the caller's transaction. */
export async function writeLink(
  tx: Tx,
  context: Pick<Context, 'jobs' | 'clock'>,
  realm: string,
  { id, kind, account, locale, origin }: NewMailedLink,
): Promise<void> {
  const now = context.clock.now();
  const expiresAt = now + TOKEN_LIFETIME_MS[kind];
  const isNew = await insertToken(tx, realm, { id, kind, accountId: account.id, email: account.email, expiresAt }, now);
  if (!isNew) return;
  const mail = { accountId: account.id, key: id, expiresAt, payload: { locale, origin, token: id } };
  await writeMails(tx, context, realm, { kind: mailKindByToken[kind], mails: [mail] });
}

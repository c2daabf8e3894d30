import type { SessionInfo, Tokens } from '#schemas/wire/identity/session.ts';
import { type Account, findAccountByEmail, isSupportAccount } from '../accounts/accounts.store.ts';
import { normalizeEmail, verifyDummyPassword, verifyPassword } from '../accounts/password.ts';
import { requireCaptcha } from '../captcha/require-captcha.http.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { HttpContext } from '../../platform/http/call.ts';
import { wantsCookies } from '../../platform/http/cookies.ts';
import { rememberDevice } from '../../platform/http/device.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { type AuthResult, createAccountAuthResult, PASSWORD_PROVIDER } from '../identity/auth-result.ts';
import { resolveAccount } from '../identity/resolve-account.ts';
import { type LimitedAttempt, limitAttempts, type Rule } from '../sessions/attempts.ts';
import { issueTokens, openSession, type OpenedSession } from '../sessions/issue.ts';
import { commitRefusals } from '../sessions/commit-refusals.http.ts';
import type { Session } from '../sessions/sessions.store.ts';
import {
  answerIssued,
  endPresentedSessions,
  type PresentedTokens,
  readPresentedTokens,
  toCaller,
} from '../sessions/tokens.http.ts';

/** Rate limit: failures within ten minutes for one account, per network of unknown devices and per known device. */
const MOST = 10;
/** Rate limit of a network across all accounts; higher, because many users may share an address. */
const MOST_OF_NETWORK = 30;
/**
 * From this many failures for one account, from any network (distributed attack), each network gets only a few
 * attempts.
 */
const HOT = 30;
const FEW = 3;

/**
 * Chooses the rate limit of a password attempt. A device on which the account has signed in before has a limit of its
 * own; all others share that of their network, so that an attacker cannot lock out the owner. A device that has used up
 * its limit counts as unknown.
 * @param deviceSubject set for a device on which the account has signed in before
 */
function toPasswordLimits(
  { email, address }: { email: string; address: string | undefined },
  deviceSubject: string | undefined,
): LimitedAttempt {
  const network = address === undefined ? '' : toNetwork(address);
  const account = `account:${normalizeEmail(email)}`;
  const here = `${account} at:${network}`;
  const everywhere = `network:${network}`;
  return {
    subjects: [here, everywhere, account, ...(deviceSubject === undefined ? [] : [deviceSubject])],
    ruleFor: (failures): Rule => {
      if (deviceSubject !== undefined && (failures.get(deviceSubject) ?? 0) < MOST)
        return { limits: [{ subject: deviceSubject, most: MOST }], counted: [deviceSubject] };
      const isHot = (failures.get(account) ?? 0) >= HOT;
      return {
        limits: [
          { subject: here, most: isHot ? FEW : MOST },
          ...(network === '' ? [] : [{ subject: everywhere, most: MOST_OF_NETWORK }]),
        ],
        counted: [here, everywhere, account],
      };
    },
  };
}

/**
 * Rejects an empty email address or password.
 * @throws ProblemError 400
 */
export function assertCredentialsAreGiven(email: string, password: string): void {
  const missing = [...(normalizeEmail(email) ? [] : ['id']), ...(password ? [] : ['secret'])];
  if (missing.length === 0) return;
  const messages = missing.length === 2 ? ['emptyInputs'] : missing.map((field) => `${field}: expected a value`);
  throw new ProblemError('BAD_REQUEST', messages, { details: { missingFields: missing } });
}

/** A password that is to be verified, and a function that finds the email address of its account. */
interface PasswordAttempt<Result> {
  password: string;
  /** Called in the transaction that finds the account and counts its failures. */
  findEmail: (tx: Tx) => Promise<string>;
  /**
   * Called after the right password, outside a transaction. It must call `recordSuccess` in a transaction of its own.
   */
  onRight: (account: Account, recordSuccess: (tx: Tx) => Promise<void>) => Promise<Result>;
}

/**
 * Verifies a password under the rate limit, between two transactions: one finds the account, the other records the
 * outcome.
 * @throws ProblemError 404 for wrong credentials (a 401 would make clients renew their tokens), 429 after too many
 * failures
 */
export async function checkPassword<Result>(
  context: RealmContext,
  { password, findEmail, onRight }: PasswordAttempt<Result>,
): Promise<Result> {
  const { db, realm, clock, address } = context;
  const device = await context.findDevice();
  const runInTransaction = <T>(work: (tx: Tx) => Promise<T>) => inRealm(db, realm.id, work);
  const prepare = async (tx: Tx) => {
    const email = await findEmail(tx);
    const account = await findAccountByEmail(tx, realm.id, email, clock.now());
    const isKnownDevice = device && account && device.accounts.includes(account.id);
    const deviceSubject = isKnownDevice ? `device:${device.id} ${account.id}` : undefined;
    return { ...toPasswordLimits({ email, address }, deviceSubject), account };
  };
  return limitAttempts(context, { runInTransaction, prepare }, async ({ prepared, recordFailure, recordSuccess }) => {
    const { account } = prepared;
    // The password is checked outside a transaction, because hashing is slow on purpose. The same work is done if there
    // is no account or no password, so that the time does not reveal which addresses have an account.
    const isRight =
      account?.password_hash == null
        ? await verifyDummyPassword(password)
        : await verifyPassword(password, account.password_hash);
    if (account && isRight) return onRight(account, recordSuccess);
    await runInTransaction(recordFailure);
    throw new ProblemError('NOT_FOUND', ['failedAuthentication']);
  });
}

/** Whether the user signs in on the site or in the studio, and the tokens that the browser has already. */
interface SignIn {
  audience?: Session['audience'];
  /** Tokens whose sessions the new one replaces; undefined for clients without cookies. */
  replaced: PresentedTokens | undefined;
}

/**
 * Reads the tokens from the cookies of a browser, including one that an attacker has planted (session fixation);
 * undefined for other clients.
 */
export const readReplacedTokens = async (context: HttpContext): Promise<PresentedTokens | undefined> =>
  wantsCookies(context.http) ? readPresentedTokens(context, { own: true }) : undefined;

/**
 * Opens the session of a verified sign-in and ends the browser's previous ones. All sign-in methods call it for their
 * database changes.
 * @throws ProblemError as `resolveAccount` does; 403 for the studio unless the account is an editor's or of support
 * /
 */
export async function openSignInSession(
  tx: Tx,
  context: RealmContext,
  proof: AuthResult,
  { audience = 'site', replaced }: SignIn,
): Promise<OpenedSession> {
  const account = await resolveAccount(tx, context, proof);
  const isSupport = audience === 'studio' && (await isSupportAccount(tx, context.realm.id, account.id));
  if (audience === 'studio' && account.role !== 'editor' && !isSupport)
    throw new ProblemError('FORBIDDEN', ['This is for editors and support']);
  if (replaced) await endPresentedSessions(tx, context, replaced);
  const methods = proof.isFresh ? proof.methods : undefined;
  // The studio's page chooses by the answer what to show.
  const holder = isSupport ? { ...account, isSupport } : account;
  return openSession(tx, toCaller(context), holder, { audience, methods }, context.clock.now());
}

/** Issues the tokens of a sign-in's session, as cookies to a browser, and records the sign-in in its device cookie. */
export async function answerSignIn(context: HttpContext, opened: OpenedSession): Promise<Tokens | SessionInfo> {
  const answer = answerIssued(context, await issueTokens(context, toCaller(context), opened));
  if (wantsCookies(context.http)) await rememberDevice(context, opened.session.account.id);
  return 'authorisationToken' in answer ? { ...answer, linkedAccounts: [] } : answer;
}

/**
 * Signs in by a one-time credential, in one transaction.
 * @param redeem verifies the credential and marks it as used
 * @throws ProblemError as `redeem` and `openSignInSession` do
 */
export async function signInAndIssueTokens(
  context: HttpContext,
  redeem: (tx: Tx) => Promise<AuthResult>,
): Promise<Tokens | SessionInfo> {
  const replaced = await readReplacedTokens(context);
  const opened = await commitRefusals(context, async (tx) =>
    openSignInSession(tx, context, await redeem(tx), { replaced }),
  );
  return answerSignIn(context, opened);
}

/**
 * Signs in by email address and password, from the request to the issued tokens, in two transactions.
 * @throws ProblemError 400 for empty fields, 403 without a required captcha or in the studio unless the account is an
 * editor's or of support, 404 for wrong credentials, 429 after too many failures
 */
export async function signInByPassword(
  context: HttpContext,
  { id: email, secret: password, captchaToken }: { id: string; secret: string; captchaToken?: string | undefined },
  audience: Session['audience'] = 'site',
): Promise<Tokens | SessionInfo> {
  await requireCaptcha(context, 'LOGIN', captchaToken);
  assertCredentialsAreGiven(email, password);
  const replaced = await readReplacedTokens(context);
  const opened = await checkPassword(context, {
    password,
    findEmail: async () => email,
    onRight: (account, recordSuccess) =>
      commitRefusals(context, async (tx) => {
        await recordSuccess(tx);
        const proof = { provider: PASSWORD_PROVIDER, methods: ['pwd'], isFresh: true } as const;
        return openSignInSession(tx, context, createAccountAuthResult(account.id, proof), { audience, replaced });
      }),
  });
  return answerSignIn(context, opened);
}

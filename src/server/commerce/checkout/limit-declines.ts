import { type LimitedAttempt, limitAttempts } from '../../identity/sessions/attempts.ts';
import { addFailure } from '../../identity/sessions/attempts.store.ts';
import type { RunTransaction, Tx } from '../../platform/db/scope.ts';
import { toNetwork } from '../../platform/http/network.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import type { Attempt } from '../payments/attempts.store.ts';
import type { PayOutcome } from '../payments/pay.ts';

/** Declined cards within an hour after which an account has to wait. */
const MOST_OF_ACCOUNT = 10;
/** The same for a network; higher, because many users may share an address. */
const MOST_OF_NETWORK = 30;
const WINDOW_MS = 3_600_000;

const toAccountSubject = (accountId: string) => `declined cards account:${accountId}`;

function toLimits({ caller, address, config }: AccountContext): LimitedAttempt {
  const factor = config.rateLimitFactor;
  const network = address === undefined ? [] : [`declined cards network:${toNetwork(address)}`];
  const limits = [
    { subject: toAccountSubject(caller.id), most: MOST_OF_ACCOUNT * factor },
    ...network.map((subject) => ({ subject, most: MOST_OF_NETWORK * factor })),
  ];
  return {
    subjects: limits.map(({ subject }) => subject),
    // The account's declines are counted by `countDecline`, also those that the bank reports later.
    ruleFor: () => ({ limits, counted: network }),
    windowMs: WINDOW_MS,
    label: 'tooManyDeclinedCards',
  };
}

/** Whether an attempt tells the payer that a card does not work, which a thief with many stolen cards wants to know. */
const isDeclinedCard = ({ method, state, decline }: Attempt): boolean =>
  method === 'card' && state === 'FAILED' && decline?.class !== 'technical';

/** Counts a declined card for its account. Called once for each attempt that the provider refused. */
export async function countDecline(
  tx: Tx,
  realm: string,
  { accountId, attempt, now }: { accountId: string | null; attempt: Attempt; now: number },
): Promise<void> {
  if (accountId !== null && isDeclinedCard(attempt)) await addFailure(tx, realm, [toAccountSubject(accountId)], now);
}

/**
 * Pays with a card, unless too many cards of the account or its network were declined within an hour. A success does not
 * reset them: a thief has a card that works, too.
 * @throws ProblemError 429
 */
export async function limitDeclines(
  context: AccountContext,
  run: RunTransaction,
  pay: () => Promise<PayOutcome>,
): Promise<PayOutcome> {
  if (context.config.rateLimitFactor === 0) return pay();
  const limits = toLimits(context);
  return limitAttempts(context, { runInTransaction: run, prepare: async () => limits }, async (limited) => {
    const outcome = await pay();
    if (outcome.kind === 'started' && isDeclinedCard(outcome.attempt)) await run((tx) => limited.recordFailure(tx));
    return outcome;
  });
}

import { type LimitedAttempt, limitAttempts } from '../../identity/sessions/attempts.ts';
import { normalizeMailedCode } from '../../identity/mail/mailed-code.ts';
import type { RunTransaction } from '../../platform/db/scope.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { findGiftByHash, type Gift } from './gifts.store.ts';
import { hashGiftCode } from './send-gift.ts';

/** Unknown codes within ten minutes after which an account, or the session of a guest, has to wait. */
const MOST_OF_CALLER = 5;
/** The same for a network; higher, because many users may share an address. */
const MOST_OF_NETWORK = 30;

function toLimits({ caller, address }: ViewerContext): LimitedAttempt {
  const own = `gift account:${caller.id}`;
  const network = address === undefined ? undefined : `gift network:${toNetwork(address)}`;
  const subjects = [own, ...(network === undefined ? [] : [network])];
  return {
    subjects,
    ruleFor: () => ({
      limits: subjects.map((subject) => ({ subject, most: subject === own ? MOST_OF_CALLER : MOST_OF_NETWORK })),
      counted: subjects,
    }),
  };
}

/**
 * Finds the gift of a code that the caller typed. Only unknown codes count as failures; a known code does not reset them.
 * @param run opens the transactions
 * @throws ProblemError 404 for an unknown code, 429 after too many of them
 */
export async function requireGift(
  context: ViewerContext,
  run: RunTransaction,
  text: string,
): Promise<{ gift: Gift; codeHash: string }> {
  const { realm } = context;
  const code = normalizeMailedCode(text);
  const codeHash = code === undefined ? '' : hashGiftCode(realm.id, code);
  const limits = toLimits(context);
  const gift = await limitAttempts(context, { runInTransaction: run, prepare: async () => limits }, (attempt) =>
    run(async (tx) => {
      const found = await findGiftByHash(tx, realm.id, codeHash);
      if (!found) await attempt.recordFailure(tx);
      return found;
    }),
  );
  if (!gift) throw new ProblemError('NOT_FOUND', ['giftUnknown']);
  return { gift, codeHash };
}

import type { PaymentOption } from '#schemas/wire/commerce/checkout.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountInstrument } from '../payments/instruments.store.ts';
import type { Instrument, PaymentProvider, TokenCard } from '../payments/provider.ts';

/**
 * Returns what pays: a stored card of the account if the id is one, else a token of card fields.
 * @throws ProblemError 400 for card fields without a token
 */
export function toInstrument(
  id: string | undefined,
  { flow }: PaymentOption,
  stored: AccountInstrument | undefined,
): Instrument {
  if (stored) return { kind: 'stored', reference: stored.reference };
  if (flow !== 'fields') return { kind: 'none' };
  if (id === undefined) throw new ProblemError('BAD_REQUEST', ['failedPayment']);
  return { kind: 'token', token: id };
}

/**
 * Reads the card of a token. A token pays only for the account whose card fields made it, so that a token that leaked is
 * of no use to another account.
 * @returns undefined for an unknown or used token, and from a provider that cannot read tokens
 * @throws ProblemError 404 for a token of another account, as for an unknown one
 */
export async function readOwnToken(
  provider: PaymentProvider,
  token: string,
  accountId: string,
): Promise<TokenCard | undefined> {
  const card = await provider.readToken(token);
  if (card?.accountId !== undefined && card.accountId !== accountId)
    throw new ProblemError('NOT_FOUND', ['failedPayment']);
  return card;
}

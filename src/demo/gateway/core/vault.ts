import { createHmac, randomBytes } from 'node:crypto';
import { type CardBrand, detectBrand } from './card-number.ts';
import type { Expiry } from './card-expiry.ts';
import { type CardOutcome, findOutcome } from './outcomes.ts';
import { type Collection, newId, type Store } from './store.ts';

/** What merchants see of a card. */
export interface CardDetails {
  brand: CardBrand;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
  /** The same for the same card number. */
  fingerprint: string;
}

/** A card that was typed into the gateway's fields. The number itself is not kept. */
export interface CardToken {
  id: string;
  realm: string;
  /** The merchant's id of the payer; empty if unknown. */
  customer: string;
  card: CardDetails;
  outcome: CardOutcome;
  /** Whether a payment has used the token. */
  isUsed: boolean;
  /** In milliseconds since 1970. */
  createdAt: number;
}

interface NewCard extends Pick<CardToken, 'realm' | 'customer' | 'createdAt'> {
  number: string;
  expiry: Expiry;
  /** Prefix of the token, by which providers tell their objects apart. */
  prefix: string;
}

/** Cards by token. */
export interface Vault extends Pick<Collection<CardToken>, 'put'> {
  addCard: (card: NewCard) => CardToken;
  /** Finds the token of a merchant. */
  find: (realm: string, id: string) => CardToken | undefined;
}

/** Opens the vault. Fingerprints are keyed, so that the state file does not reveal numbers by trial. */
export function openVault(store: Store): Vault {
  const tokens = store.collection<CardToken>('tokens');
  const settings = store.collection<{ id: string; value: string }>('settings');
  const key = (settings.get('fingerprint-key') ?? settings.put(createFingerprintKey())).value;
  return {
    put: tokens.put,
    addCard: ({ number, expiry, prefix, ...owner }) =>
      tokens.put({
        ...owner,
        id: newId(prefix),
        card: {
          brand: detectBrand(number),
          last4: number.slice(-4),
          expiryMonth: expiry.month,
          expiryYear: expiry.year,
          fingerprint: createHmac('sha256', key).update(number).digest('base64url').slice(0, 16),
        },
        outcome: findOutcome(number),
        isUsed: false,
      }),
    find: (realm, id) => {
      const token = tokens.get(id);
      return token?.realm === realm ? token : undefined;
    },
  };
}

const createFingerprintKey = () => ({ id: 'fingerprint-key', value: randomBytes(32).toString('base64') });

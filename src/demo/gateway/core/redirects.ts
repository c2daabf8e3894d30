import type { ProviderName } from './merchants.ts';
import { type Collection, newId, type Store } from './store.ts';

/** What the payer chose on a page of the bank. */
export type RedirectAnswer = 'approve' | 'refuse' | 'cancel';

/** A visit of the payer's browser to a page of the bank. */
export interface Redirect {
  id: string;
  realm: string;
  provider: ProviderName;
  /** `challenge`: the bank confirms a card; `bank`: the payer pays at the bank or the wallet. */
  kind: 'challenge' | 'bank';
  /** Name of the method on the page, such as iDEAL | Wero. */
  title: string;
  /** Id of the provider's object that waits for the answer. */
  object: string;
  /** Amount in minor units. */
  money: { amount: number; scale: number; currency: string };
  returnUrl: string;
  /** Undefined while the page is open. */
  answer?: RedirectAnswer;
}

/** Beginnings of the paths and ids of the pages. */
export const REDIRECT_PATHS = { challenge: 'acs', bank: 'bank' } as const;

/** Name of the bank that confirms cards. */
export const CARD_BANK = 'Test Bank';

/** Opens the collection of all visits. */
export const openRedirects = ({ store }: { store: Store }): Collection<Redirect> =>
  store.collection<Redirect>('redirects');

/** Opens a page of the bank and returns its URL. */
export function openBankPage(
  { store, browserOrigin }: { store: Store; browserOrigin: string },
  redirect: Omit<Redirect, 'id' | 'answer'>,
): string {
  const path = REDIRECT_PATHS[redirect.kind];
  const { id } = openRedirects({ store }).put({ ...redirect, id: newId(path) });
  return `${browserOrigin}/${path}/${id}`;
}

/** Number of decimals of a currency (ISO 4217). */
export const getCurrencyScale = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

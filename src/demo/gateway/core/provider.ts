import type { Hono } from 'hono';
import type { Clock } from '#server/platform/clock.ts';
import type { DeliverySigner } from './deliveries.ts';
import type { RunOnce } from './idempotency.ts';
import type { Merchant, ProviderName } from './merchants.ts';
import type { Script } from './script.ts';
import type { Redirect, RedirectAnswer } from './redirects.ts';
import type { Store } from './store.ts';
import type { Task } from './tasks.ts';
import type { Vault } from './vault.ts';
import type { ChangeEvent, Webhooks } from './webhooks.ts';

/** What all providers of the gateway share. */
export interface GatewayContext {
  merchants: readonly Merchant[];
  /** The gateway's clock, which scripts of tests can move. */
  clock: Clock;
  /** Origin at which browsers reach the gateway. */
  browserOrigin: string;
  store: Store;
  vault: Vault;
  webhooks: Webhooks;
  script: Script;
  runOnce: RunOnce;
}

/** Environment of the providers' calls. */
export interface ApiEnv {
  Variables: {
    merchant?: Merchant;
    /** How long a script of a test wants a call with an idempotency key to be in flight. */
    answerDelayMs?: number;
  };
}
/** Environment of calls whose key was checked. */
export interface MerchantEnv {
  Variables: ApiEnv['Variables'] & { merchant: Merchant };
}

/** A PIX code that waits for its payment. */
export interface PixCharge {
  id: string;
  realm: string;
  provider: ProviderName;
  /** Id of the provider's payment. */
  object: string;
  /** Id of the provider's payment method; empty if it has none. */
  method: string;
  /** In centavos. */
  amount: number;
  /** Text of the QR code. */
  code: string;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

/** One provider of the gateway. */
export interface GatewayProvider {
  name: ProviderName;
  /** Beginnings of the paths of the provider's API. */
  paths: readonly string[];
  /** Answers the provider's paths; all others are passed on. */
  routes: Hono;
  /** Makes the body of an error that the provider answers when it is in trouble. */
  createErrorBody: (status: number, message: string) => object;
  signer: DeliverySigner;
  /** Applies the payer's answer and returns the URL to which the browser goes. */
  settleRedirect: (redirect: Redirect, answer: RedirectAnswer) => string;
  runTask: (task: Task) => void;
  changeEvent: ChangeEvent;
  /** Opens a dispute about a payment. Nothing happens if it is not paid or is disputed already. */
  openDispute: (payment: string) => void;
  /** Ends the open dispute about a payment, if there is one. */
  closeDispute: (payment: string, status: 'won' | 'lost') => void;
  /**
   * Takes a payment of a PIX code; `paid` in centavos is another amount than the code's. False if the payment cannot be
   * paid any more. Undefined for a provider without PIX.
   */
  receivePix?: (charge: PixCharge, paid?: number) => boolean;
}

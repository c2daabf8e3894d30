import type { Hono } from 'hono';
import type { Clock } from '#server/platform/clock.ts';
import type { DeliverySigner } from './deliveries.ts';
import type { RunOnce } from './idempotency.ts';
import type { Merchant, ProviderName } from './merchants.ts';
import type { Script } from './script.ts';
import { newId, type Store } from './store.ts';
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

/** A change that happens by itself at a time of the gateway's clock, such as the end of a PIX code. */
export interface Task {
  id: string;
  provider: ProviderName;
  kind: string;
  /** Id of the provider's object. */
  object: string;
  /** In milliseconds since 1970. */
  at: number;
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

/** Collections that several parts use. */
export const openRedirects = ({ store }: Pick<GatewayContext, 'store'>) => store.collection<Redirect>('redirects');
export const openTasks = ({ store }: Pick<GatewayContext, 'store'>) => store.collection<Task>('tasks');

/** Tasks that end a pending refund; their object is the refund. */
const REFUND_TASKS = { succeeded: 'refund-succeeded', failed: 'refund-failed' } as const;

/** Reads the outcome from a task of a pending refund; undefined for other tasks. */
export const readRefundTask = ({ kind }: Task): 'succeeded' | 'failed' | undefined =>
  (['succeeded', 'failed'] as const).find((status) => REFUND_TASKS[status] === kind);

/** First status of the next refund, as the scripts of tests want it. */
export interface PlannedRefund {
  status: 'pending' | 'succeeded' | 'failed';
  /** Plans the end of a pending refund. */
  planEnd: (refund: string) => void;
}

/** Decides about the next refund of a provider. */
export function planRefund({ script, store, clock }: GatewayContext, provider: ProviderName): PlannedRefund {
  const { outcome, delayMs } = script.takeRefundScript(provider) ?? { outcome: 'succeeded', delayMs: 0 };
  if (outcome === 'succeeded' || outcome === 'failed') return { status: outcome, planEnd: () => undefined };
  const kind = REFUND_TASKS[outcome === 'pending-then-failed' ? 'failed' : 'succeeded'];
  return {
    status: 'pending',
    planEnd: (refund) =>
      openTasks({ store }).put({ id: newId('task'), provider, kind, object: refund, at: clock.now() + delayMs }),
  };
}

import * as z from 'zod';
import { PROVIDER_NAMES, type ProviderName } from './merchants.ts';

// What a test tells the gateway to do wrong. Scripts are in memory only and end with their count.

const Provider = z.enum(PROVIDER_NAMES);
const Milliseconds = z
  .int()
  .min(0)
  .max(7 * 24 * 60 * 60 * 1000);
const common = { provider: Provider, count: z.int().min(1).max(1000).default(1) };

/** Fault of the next API calls of a provider. `path` limits it to calls whose path contains the text. */
export const Fault = z.discriminatedUnion('kind', [
  /** The connection is closed without work. */
  z.strictObject({ ...common, kind: z.literal('close-before'), path: z.string().default('') }),
  /** The call is done, but its answer is lost: the connection is closed. */
  z.strictObject({ ...common, kind: z.literal('close-after'), path: z.string().default('') }),
  /** The call is done, and its answer is late. */
  z.strictObject({ ...common, kind: z.literal('delay'), path: z.string().default(''), delayMs: Milliseconds }),
  /** The call is answered with an error, without work. */
  z.strictObject({
    ...common,
    kind: z.literal('status'),
    path: z.string().default(''),
    status: z.union([z.literal(429), z.literal(500), z.literal(503)]),
    retryAfterSeconds: z.int().min(0).max(3600).optional(),
  }),
]);
export type Fault = z.infer<typeof Fault>;

/** Fault of the next webhooks of a provider. */
export const WebhookPolicy = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('late'), delayMs: Milliseconds }),
  /** Each event is sent several times at once: 2, or 50. */
  z.strictObject({ ...common, kind: z.literal('repeat'), times: z.int().min(2).max(100) }),
  /** The next `count` events are held until all are there, and are then sent in reverse order. */
  z.strictObject({ ...common, kind: z.literal('reverse') }),
  z.strictObject({ ...common, kind: z.literal('drop') }),
  z.strictObject({ ...common, kind: z.literal('wrong-signature') }),
  /** Signs by another key, such as the one before a rotation. */
  z.strictObject({ ...common, kind: z.literal('other-key'), secret: z.string().min(1) }),
  z.strictObject({ ...common, kind: z.literal('unknown-type') }),
  z.strictObject({ ...common, kind: z.literal('unknown-object') }),
  z.strictObject({ ...common, kind: z.literal('huge-body'), bytes: z.int().min(1).max(20_000_000) }),
]);
export type WebhookPolicy = z.infer<typeof WebhookPolicy>;

/** Outcome of the next refunds of a provider; without one they succeed. */
export const RefundScript = z.strictObject({
  ...common,
  outcome: z.enum(['succeeded', 'failed', 'pending-then-succeeded', 'pending-then-failed']),
  /** How long a pending refund is pending, by the gateway's clock. */
  delayMs: Milliseconds.default(1000),
});
export type RefundScript = z.infer<typeof RefundScript>;

/** Scripts of tests. Each `take…` uses a script up by one. */
export interface Script {
  /** Difference of the gateway's clock to the machine's, in milliseconds. */
  clockOffsetMs: number;
  addFault: (fault: Fault) => void;
  takeFault: (provider: ProviderName, path: string) => Fault | undefined;
  addWebhookPolicy: (policy: WebhookPolicy) => void;
  takeWebhookPolicy: (provider: ProviderName) => WebhookPolicy | undefined;
  addRefundScript: (script: RefundScript) => void;
  takeRefundScript: (provider: ProviderName) => RefundScript | undefined;
  /** Forgets all scripts and the clock's offset. */
  reset: () => void;
}

/** Takes the first item that matches, and removes it when its count is used up. */
function takeItem<T extends { count: number }>(items: T[], isMatch: (item: T) => boolean): T | undefined {
  const index = items.findIndex(isMatch);
  const item = items[index];
  if (!item) return undefined;
  if (item.count === 1) items.splice(index, 1);
  else items[index] = { ...item, count: item.count - 1 };
  return item;
}

/** Creates an empty script. */
export function createScript(): Script {
  const faults: Fault[] = [];
  const policies: WebhookPolicy[] = [];
  const refunds: RefundScript[] = [];
  const script: Script = {
    clockOffsetMs: 0,
    addFault: (fault) => faults.push(fault),
    takeFault: (name, path) => takeItem(faults, ({ provider, path: part }) => provider === name && path.includes(part)),
    addWebhookPolicy: (policy) => policies.push(policy),
    takeWebhookPolicy: (name) => takeItem(policies, ({ provider }) => provider === name),
    addRefundScript: (refund) => refunds.push(refund),
    takeRefundScript: (name) => takeItem(refunds, ({ provider }) => provider === name),
    reset: () => {
      for (const items of [faults, policies, refunds]) items.length = 0;
      script.clockOffsetMs = 0;
    },
  };
  return script;
}

import type { Clock } from '#server/platform/clock.ts';
import type { ProviderName } from './merchants.ts';
import type { Script } from './script.ts';
import { type Collection, newId, type Store } from './store.ts';

/** Time after which the bank disputes a payment with the test card for disputes, in milliseconds. */
const DISPUTE_DELAY_MS = 60 * 60 * 1000;

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

interface TaskContext {
  store: Store;
  clock: Clock;
  script: Script;
}

/** Opens the collection of all tasks. */
export const openTasks = ({ store }: Pick<TaskContext, 'store'>): Collection<Task> => store.collection<Task>('tasks');

/** Plans a task. */
export function planTask(
  { store, clock }: Pick<TaskContext, 'store' | 'clock'>,
  task: Pick<Task, 'provider' | 'kind' | 'object'>,
  delayMs: number,
): void {
  openTasks({ store }).put({ ...task, id: newId('task'), at: clock.now() + delayMs });
}

/** Kind of the task by which the bank disputes a payment. */
export const DISPUTE_TASK = 'dispute';

/** Plans the dispute about a payment with the test card for disputes. */
export const planDispute = (context: TaskContext, provider: ProviderName, payment: string): void =>
  planTask(context, { provider, kind: DISPUTE_TASK, object: payment }, DISPUTE_DELAY_MS);

/** Tasks that end a pending refund; their object is the refund. */
const REFUND_TASKS = { succeeded: 'refund-succeeded', failed: 'refund-failed' } as const;

/** Reads the outcome from a task of a pending refund; undefined for other tasks. */
export const readRefundTask = ({ kind }: Task): 'succeeded' | 'failed' | undefined =>
  (['succeeded', 'failed'] as const).find((status) => REFUND_TASKS[status] === kind);

/** First status of the next refund, as the scripts of tests want it. */
interface PlannedRefund {
  status: 'pending' | 'succeeded' | 'failed';
  /** Plans the end of a pending refund. */
  planEnd: (refund: string) => void;
}

/** Decides about the next refund of a provider. */
export function planRefund(context: TaskContext, provider: ProviderName): PlannedRefund {
  const { outcome, delayMs } = context.script.takeRefundScript(provider) ?? { outcome: 'succeeded', delayMs: 0 };
  if (outcome === 'succeeded' || outcome === 'failed') return { status: outcome, planEnd: () => undefined };
  const kind = REFUND_TASKS[outcome === 'pending-then-failed' ? 'failed' : 'succeeded'];
  return { status: 'pending', planEnd: (refund) => planTask(context, { provider, kind, object: refund }, delayMs) };
}

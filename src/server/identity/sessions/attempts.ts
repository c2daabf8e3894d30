import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { addFailure, countFailures, clearFailures, WINDOW_MS } from './attempts.store.ts';

/** Rate limit rule: how many failures are allowed, and for which subjects each failure is counted. */
export interface Rule {
  /** Maximum number of failures within the window per subject. */
  limits: readonly { subject: string; most: number }[];
  /** Subjects (such as an account at a network) for which a failure is counted. */
  counted: readonly string[];
}

/** An attempt that a rate limit applies to. */
export interface LimitedAttempt {
  /** All subjects whose number of failures the rule may depend on. */
  subjects: readonly string[];
  /** Chooses the rule, given the number of failures of each subject. */
  ruleFor: (failures: ReadonlyMap<string, number>) => Rule;
  /** Time in which failures count, in milliseconds, at most an hour; ten minutes by default. */
  windowMs?: number;
  /** Label of the answer 429; `tooManyAttempts` by default. */
  label?: string;
}

/**
 * Counts the attempts in progress per subject and queues the waiting ones (a semaphore per subject). Only for this
 * process.
 */
class Gate {
  readonly #under = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  #turn: Promise<unknown> = Promise.resolve();

  /** Runs decisions one after another (mutex), because two concurrent ones could both take the last slot. */
  inTurn<T>(run: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(run, run);
    this.#turn = mine;
    return mine;
  }

  under(key: string): number {
    return this.#under.get(key) ?? 0;
  }

  enter(keys: readonly string[]): () => void {
    for (const key of keys) this.#under.set(key, this.under(key) + 1);
    return () => {
      for (const key of keys) {
        const left = this.under(key) - 1;
        if (left > 0) this.#under.set(key, left);
        else this.#under.delete(key);
        this.wake(key);
      }
    };
  }

  /** Waits until an attempt in progress ends. An attempt that was woken but does not start must wake the next one. */
  wait(key: string): Promise<void> {
    return new Promise((resolve) => this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), resolve]));
  }

  wake(key: string): void {
    const [first, ...others] = this.#waiting.get(key) ?? [];
    if (others.length > 0) this.#waiting.set(key, others);
    else this.#waiting.delete(key);
    first?.();
  }
}

// There is one gate per database, so that tests with several databases do not share it.
const gates = new WeakMap<Database['circuit'], Gate>();

type Limited = Pick<Context, 'db' | 'clock'> & { realm: { id: string } };

/**
 * Runs `work` in a new transaction of the request's realm. Routes pass such a function to code that needs several
 * transactions.
 */
export type RunInTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * What an attempt needs to start: a function that opens transactions, and one that reads the attempt's subjects and
 * rule.
 */
interface AttemptStart<Prepared extends LimitedAttempt> {
  runInTransaction: RunInTransaction;
  /**
   * Reads what the attempt needs, in the transaction that counts the failures. Runs again, with fresh data, after the
   * attempt has waited.
   */
  prepare: (tx: Tx) => Promise<Prepared>;
}

type Decision<Prepared> =
  | { prepared: Prepared; rule: Rule; leave: () => void }
  | { full: string; freed: Promise<void> }
  | 'again';

/**
 * Decides whether an attempt may start now or must wait.
 * @throws ProblemError 429 after too many failures
 * /
 */
async function decide<Prepared extends LimitedAttempt>(
  { clock, realm }: Limited,
  gate: Gate,
  { runInTransaction, prepare }: AttemptStart<Prepared>,
): Promise<Decision<Prepared>> {
  const toKey = (subject: string) => `${realm.id} ${subject}`;
  const { prepared, running, failures } = await runInTransaction(async (tx) => {
    const attempt = await prepare(tx);
    // The attempts in progress are read before the failures: an attempt that ends in between is then counted twice
    // rather than not at all. The query for the failures sees its outcome, because the isolation level is read
    // committed.
    const counts = new Map(attempt.subjects.map((subject) => [subject, gate.under(toKey(subject))]));
    const failed = await countFailures(tx, realm.id, attempt.subjects, clock.now(), attempt.windowMs);
    return { prepared: attempt, running: counts, failures: failed };
  });
  const rule = prepared.ruleFor(failures);
  const rooms = rule.limits.map(({ subject, most }) => ({ subject, room: most - (failures.get(subject) ?? 0) }));
  if (rooms.some(({ room }) => room <= 0))
    throw new ProblemError('TOO_MANY_REQUESTS', [prepared.label ?? 'tooManyAttempts'], {
      retryAfter: (prepared.windowMs ?? WINDOW_MS) / 1000,
    });
  const full = rooms.find(({ subject, room }) => (running.get(subject) ?? 0) >= room);
  if (!full) return { prepared, rule, leave: gate.enter(rooms.map(({ subject }) => toKey(subject))) };
  const key = toKey(full.subject);
  // There is no await between the check and entering the queue; otherwise a wake-up in between could be lost.
  return gate.under(key) >= full.room ? { full: key, freed: gate.wait(key) } : 'again';
}

/**
 * Waits until the attempt may start: even if all attempts in progress failed, no limit would be exceeded.
 * @throws ProblemError 429
 */
async function enter<Prepared extends LimitedAttempt>(context: Limited, gate: Gate, start: AttemptStart<Prepared>) {
  let woken: string | undefined;
  try {
    for (;;) {
      const decision = await gate.inTurn(() => decide(context, gate, start));
      if (decision === 'again') continue;
      if ('leave' in decision) {
        woken = undefined;
        return decision;
      }
      if (woken !== undefined && woken !== decision.full) gate.wake(woken);
      woken = undefined;
      await decision.freed;
      woken = decision.full;
    }
  } finally {
    if (woken !== undefined) gate.wake(woken);
  }
}

/** An attempt that the rate limit lets start. Its outcome is recorded in a transaction of the caller, at most once. */
export interface StartedAttempt<Prepared> {
  /** The value that `prepare` has returned. */
  prepared: Prepared;
  /** Counts the failure. The transaction must commit although the request fails. */
  recordFailure: (tx: Tx) => Promise<void>;
  /** Resets the failures of the rule's first limit. */
  recordSuccess: (tx: Tx) => Promise<void>;
}

/**
 * Runs an operation that an attacker could brute-force, under a rate limit on failures. No more attempts run at once
 * than may still fail; others wait for a slot. An attempt without a recorded outcome, because of an exception, counts
 * neither as success nor as failure. Other instances are seen only by their recorded failures.
 * @param run records the outcome before it returns
 * @throws ProblemError 429 after too many failures
 */
export async function limitAttempts<Prepared extends LimitedAttempt, Result>(
  context: Limited,
  start: AttemptStart<Prepared>,
  run: (attempt: StartedAttempt<Prepared>) => Promise<Result>,
): Promise<Result> {
  const { db, clock, realm } = context;
  const gate = gates.get(db.circuit) ?? new Gate();
  gates.set(db.circuit, gate);
  const { prepared, rule, leave } = await enter(context, gate, start);
  const [first] = rule.limits;
  try {
    return await run({
      prepared,
      recordFailure: async (tx) => {
        if (rule.counted.length > 0) await addFailure(tx, realm.id, rule.counted, clock.now());
      },
      recordSuccess: async (tx) => {
        if (first) await clearFailures(tx, realm.id, [first.subject]);
      },
    });
  } finally {
    leave();
  }
}

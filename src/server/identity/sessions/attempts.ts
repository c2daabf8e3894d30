import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { addFailure, countFailures, clearFailures, WINDOW_MS } from './attempts.store.ts';

/** Rate limit rule: how many failures are allowed, and what a failure counts against. */
export interface Rule {
  /** Maximum number of failures within the window per subject. */
  limits: readonly { subject: string; most: number }[];
  /** Subjects that a failure counts against. */
  counted: readonly string[];
}

interface Attempt {
  /** All subjects whose failure counts the rule may need. */
  subjects: readonly string[];
  /** Chooses the rule by the failure counts. */
  ruleFor: (failures: ReadonlyMap<string, number>) => Rule;
}

/** Attempts in progress and attempts waiting for them, in this process (semaphore per subject). */
class Gate {
  readonly #under = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  #turn: Promise<unknown> = Promise.resolve();

  /** Serializes decisions (mutex): two concurrent ones could both take the last slot. */
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

  /** Waits until an attempt in progress ends. A woken attempt that does not start must wake the next one. */
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

// One per database, so that tests with several databases do not share it.
const gates = new WeakMap<Database['circuit'], Gate>();

type Limited = Pick<Context, 'db' | 'clock'>;

type Decision = { rule: Rule; leave: () => void } | { full: string; freed: Promise<void> } | 'again';

/**
 * Decides whether an attempt may start now.
 * @throws ProblemError 429 after too many failures
 */
async function decide({ db, clock }: Limited, realm: string, gate: Gate, asked: Attempt): Promise<Decision> {
  const { subjects, ruleFor } = asked;
  const keyOf = (subject: string) => `${realm} ${subject}`;
  // Read before the failures: an attempt that ends in between is counted twice rather than not at all.
  const under = new Map(subjects.map((subject) => [subject, gate.under(keyOf(subject))]));
  const failures = await inRealm(db, realm, (tx) => countFailures(tx, realm, subjects, clock.now()));
  const rule = ruleFor(failures);
  const rooms = rule.limits.map(({ subject, most }) => ({ subject, room: most - (failures.get(subject) ?? 0) }));
  if (rooms.some(({ room }) => room <= 0))
    throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyAttempts'], { retryAfter: WINDOW_MS / 1000 });
  const full = rooms.find(({ subject, room }) => (under.get(subject) ?? 0) >= room);
  if (!full) return { rule, leave: gate.enter(rooms.map(({ subject }) => keyOf(subject))) };
  const key = keyOf(full.subject);
  // Checked and queued without an await in between, or a wake-up could be lost.
  return gate.under(key) >= full.room ? { full: key, freed: gate.wait(key) } : 'again';
}

/**
 * Waits until the attempt may start: even if all attempts in progress failed, no limit would be exceeded.
 * @throws ProblemError 429
 */
async function enter(context: Limited, realm: string, gate: Gate, asked: Attempt) {
  let woken: string | undefined;
  try {
    for (;;) {
      const decision = await gate.inTurn(() => decide(context, realm, gate, asked));
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

/**
 * Runs an operation that an attacker could brute-force, under a rate limit on failures. No more attempts run at once
 * than may still fail; others wait for a slot. A success consumes nothing; an exception counts neither as success nor
 * as failure. Other instances are seen only by their recorded failures.
 * @param run returns undefined on failure
 * @throws ProblemError 429 after too many failures
 */
export async function attempt<T>(
  context: Limited,
  realm: string,
  asked: Attempt,
  run: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { db, clock } = context;
  const gate = gates.get(db.circuit) ?? new Gate();
  gates.set(db.circuit, gate);
  const { rule, leave } = await enter(context, realm, gate, asked);
  try {
    const found = await run();
    const own = rule.limits.slice(0, 1).map(({ subject }) => subject);
    await inRealm(db, realm, (tx) =>
      found === undefined ? addFailure(tx, realm, rule.counted, clock.now()) : clearFailures(tx, realm, own),
    );
    return found;
  } finally {
    leave();
  }
}

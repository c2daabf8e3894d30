import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { addFailure, countFailures, clearFailures, WINDOW_MS } from './attempts.store.ts';

/** What an attempt is measured by. */
export interface Rule {
  /** How many failures within the window each of these may have. */
  limits: readonly { subject: string; most: number }[];
  /** What a failure is counted for. */
  counted: readonly string[];
}

interface Attempt {
  /** All that a rule may ask of. */
  subjects: readonly string[];
  /** The rule, by the failures that there are. */
  ruleFor: (failures: ReadonlyMap<string, number>) => Rule;
}

/** Attempts whose end is not known yet, and those that wait for them; of this process. */
class Gate {
  readonly #under = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  #turn: Promise<unknown> = Promise.resolve();

  /** One decides after the other: two who look at once would both take the last place. */
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

  /** Waits until one of those under way has ended. Whoever is woken and does not enter wakes the next. */
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

// Per database, however much of it is seen, so that tests with several do not share.
const gates = new WeakMap<Database['circuit'], Gate>();

type Limited = Pick<Context, 'db' | 'clock'>;

type Decision = { rule: Rule; leave: () => void } | { full: string; freed: Promise<void> } | 'again';

/** Whether an attempt may be made now. @throws ProblemError 429 where there have been too many failures */
async function decide({ db, clock }: Limited, realm: string, gate: Gate, asked: Attempt): Promise<Decision> {
  const { subjects, ruleFor } = asked;
  const keyOf = (subject: string) => `${realm} ${subject}`;
  // Before the failures are read: who ends in between is then counted twice rather than not at all.
  const under = new Map(subjects.map((subject) => [subject, gate.under(keyOf(subject))]));
  const failures = await inRealm(db, realm, (tx) => countFailures(tx, realm, subjects, clock.now()));
  const rule = ruleFor(failures);
  const rooms = rule.limits.map(({ subject, most }) => ({ subject, room: most - (failures.get(subject) ?? 0) }));
  if (rooms.some(({ room }) => room <= 0))
    throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyAttempts'], { retryAfter: WINDOW_MS / 1000 });
  const full = rooms.find(({ subject, room }) => (under.get(subject) ?? 0) >= room);
  if (!full) return { rule, leave: gate.enter(rooms.map(({ subject }) => keyOf(subject))) };
  const key = keyOf(full.subject);
  // In one step: nobody may end between this look and the waiting.
  return gate.under(key) >= full.room ? { full: key, freed: gate.wait(key) } : 'again';
}

/** Comes in as soon as it is sure that all under way could fail without passing a limit. @throws ProblemError 429 */
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
 * Lets somebody try something that may be guessed. Only what has failed counts, and it counts before anybody else is let in
 * in its place: of any number of attempts at once no more are made than may fail, the others wait, and what succeeds takes
 * nothing from them. What throws has neither failed nor succeeded. Other instances are seen by what has failed there.
 * @param run answers undefined when it has failed @throws ProblemError 429 when there have been too many failures
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

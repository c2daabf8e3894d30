import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { MultiViewLoss, MultiViewPort } from '#renderers/ports/multi-view.ts';

/** Whether an event may play beside others. */
export type Permit =
  | { status: 'asked' }
  | { status: 'given' }
  | ({ status: 'refused' } & Pick<MultiViewLoss, 'reason' | 'others'>);

/** What the server lets play of the events that somebody has put beside each other. */
export interface Permits {
  /** By number of the event. */
  of: ReadonlySignal<ReadonlyMap<number, Permit>>;
  /** What was lost of what had played, the last time; undefined while all is well. */
  loss: ReadonlySignal<MultiViewLoss | undefined>;
  /** Says which are to play, the main one first. */
  want: (ids: readonly number[]) => void;
  /** Asks once more for one that was refused or lost. */
  retry: (id: number) => void;
  /** Ends all of it. */
  close: () => void;
}

/**
 * Asks for events one change at a time. One that is refused disturbs no other: where several are asked for at once and refused, each is
 * asked for by itself. When all are lost, the main one goes on.
 */
export function createPermits(port: MultiViewPort): Permits {
  const of = signal<ReadonlyMap<number, Permit>>(new Map());
  const loss = signal<MultiViewLoss | undefined>(undefined);
  /** What the server keeps for this page. */
  const held = new Set<number>();
  let wanted: readonly number[] = [];
  let turn: Promise<void> = Promise.resolve();
  let isClosed = false;

  const put = (id: number, permit: Permit) => {
    if (wanted.includes(id)) of.value = new Map(of.peek()).set(id, permit);
  };
  const send = async (add: readonly number[], remove: readonly number[]): Promise<boolean> => {
    const isDone = await (port.ids.peek().length === 0 ? port.start(add) : port.update(add, remove));
    if (isDone) for (const id of add) held.add(id);
    return isDone;
  };
  const ask = async (add: readonly number[], remove: readonly number[]): Promise<void> => {
    if (isClosed || (add.length === 0 && remove.length === 0)) return;
    let isDone = await send(add, remove);
    // Something else was lost meanwhile, which is told once: these were not looked at.
    if (!isDone && !isClosed && port.lost.peek()?.reason === 'multiViewLost') isDone = await send(add, remove);
    if (isClosed) return;
    if (isDone) {
      for (const id of add) put(id, { status: 'given' });
      return;
    }
    const { reason = 'multiViewLost', others = [] } = port.lost.peek() ?? {};
    const [only, ...more] = add;
    // What cannot be given back is over within a minute by itself.
    if (only === undefined) return;
    await ask([], remove);
    if (more.length === 0) put(only, { status: 'refused', reason, others });
    else for (const id of add) await ask([id], []);
  };
  const enqueue = (work: () => Promise<void>) => {
    turn = turn.then(work);
  };

  /** What had played and is lost: its streams stop, but for the main one where nothing else is left. */
  const lose = (lost: MultiViewLoss) => {
    const gone = lost.ids.filter((id) => held.delete(id));
    if (gone.length === 0) return;
    loss.value = lost;
    const [main] = wanted;
    const goesOn = held.size === 0 && main !== undefined && gone.includes(main) ? main : undefined;
    for (const id of gone) if (id !== goesOn) put(id, { status: 'refused', reason: lost.reason, others: lost.others });
    // It is asked for again, so that it is counted. What comes of that does not stop it.
    if (goesOn !== undefined) enqueue(async () => void (isClosed || (await send([goesOn], []))));
  };
  const unfollow = effect(() => {
    const lost = port.lost.value;
    if (lost) lose(lost);
  });

  return {
    of,
    loss,
    want: (ids) => {
      const before = of.peek();
      wanted = ids;
      const add = ids.filter((id) => !before.has(id));
      const remove = [...before.keys()].filter((id) => !ids.includes(id));
      if (add.length === 0 && remove.length === 0) return;
      of.value = new Map(ids.map((id) => [id, before.get(id) ?? { status: 'asked' }]));
      if (remove.length > 0 && ids.length < 2) loss.value = undefined;
      enqueue(() =>
        ask(
          add,
          remove.filter((id) => held.delete(id)),
        ),
      );
    },
    retry: (id) => {
      if (!wanted.includes(id)) return;
      loss.value = undefined;
      put(id, { status: 'asked' });
      enqueue(() => ask([id], []));
    },
    close: () => {
      isClosed = true;
      unfollow();
      port.stop();
    },
  };
}

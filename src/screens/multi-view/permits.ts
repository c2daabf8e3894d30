import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { MultiViewLoss, MultiViewPort } from '#renderers/ports/multi-view.ts';

/** Whether the server allows an event in multiview. */
export type Permit =
  | { status: 'asked' }
  | { status: 'given' }
  | ({ status: 'refused' } & Pick<MultiViewLoss, 'reason' | 'others'>);

/** Server permissions for the selected events. */
export interface Permits {
  /** Permissions by event id. */
  of: ReadonlySignal<ReadonlyMap<number, Permit>>;
  /** The last time that the server revoked playing events; undefined if it never did. */
  loss: ReadonlySignal<MultiViewLoss | undefined>;
  /** Sets the events to play, the main one first. */
  want: (ids: readonly number[]) => void;
  /** Retries a refused or lost event. */
  retry: (id: number) => void;
  /** Ends the multiview session. */
  close: () => void;
}

/**
 * Requests permissions, one change at a time. If several events are refused together, each is requested separately, so
 * that a refused one affects no other. When all are lost, the main one continues.
 */
export function createPermits(port: MultiViewPort): Permits {
  const of = signal<ReadonlyMap<number, Permit>>(new Map());
  const loss = signal<MultiViewLoss | undefined>(undefined);
  /** Events that the server currently counts as playing on this page. */
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
    // The server refused the request because it had revoked another event meanwhile, so the request is repeated once.
    if (!isDone && !isClosed && port.lost.peek()?.reason === 'multiViewLost') isDone = await send(add, remove);
    if (isClosed) return;
    if (isDone) {
      for (const id of add) put(id, { status: 'given' });
      return;
    }
    const { reason = 'multiViewLost', others = [] } = port.lost.peek() ?? {};
    const [only, ...more] = add;
    // A removal that fails is not repeated, because the server ends the event by timeout within a minute.
    if (only === undefined) return;
    await ask([], remove);
    if (more.length === 0) put(only, { status: 'refused', reason, others });
    else for (const id of add) await ask([id], []);
  };
  const enqueue = (work: () => Promise<void>) => {
    turn = turn.then(work);
  };

  /** Stops the events that the server revoked, except the main one if no other event is left. */
  const lose = (lost: MultiViewLoss) => {
    const gone = lost.ids.filter((id) => held.delete(id));
    if (gone.length === 0) return;
    loss.value = lost;
    const [main] = wanted;
    const goesOn = held.size === 0 && main !== undefined && gone.includes(main) ? main : undefined;
    for (const id of gone) if (id !== goesOn) put(id, { status: 'refused', reason: lost.reason, others: lost.others });
    // Requests permission for the main event again, so that the server counts it. The event continues even if that
    // fails.
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

import { signal } from '@preact/signals-react';
import type { HistoryPort } from '#renderers/ports/lists.ts';
import type { Api } from './client.ts';

/**
 * Titles that the viewer has removed from the history. If `all` is false, `others` contains the removed titles. If
 * `all` is true, all titles were removed except those in `others`.
 */
interface Removed {
  all: boolean;
  others: ReadonlySet<number>;
  has(id: number): boolean;
}

const removedFrom = (all: boolean, others: ReadonlySet<number>): Removed => ({
  all,
  others,
  has: (id) => all !== others.has(id),
});

const nothing = removedFrom(false, new Set());

/** Implements the history port with the realm server's API. Removals are optimistic and rolled back on failure. */
export function createHistory(api: Api): HistoryPort {
  const removed = signal(nothing);
  const set = (id: number, isRemoved: boolean) => {
    const { all, others, has } = removed.peek();
    if (has(id) === isRemoved) return;
    const next = new Set(others);
    if (!next.delete(id)) next.add(id);
    removed.value = removedFrom(all, next);
  };
  let before: Promise<unknown> | undefined;
  /**
   * Serializes writes, because an undo that overtakes its original request would be lost. The first request starts
   * synchronously, because the page may be unloading.
   */
  const inTurn = async (call: () => Promise<unknown>): Promise<void> => {
    const own = before ? before.then(call) : call();
    const over = own.then(
      () => undefined,
      () => undefined,
    );
    before = over;
    try {
      await own;
    } finally {
      if (before === over) before = undefined;
    }
  };
  /** Removes a title optimistically and restores it if the request fails. */
  const out = async (id: number, call: () => Promise<unknown>) => {
    set(id, true);
    try {
      await inTurn(call);
    } catch (error) {
      set(id, false);
      throw error;
    }
  };
  return {
    removed,
    async find(id) {
      return (await api.call('GET /api/v4/vod/{id}', { params: { id } })).watchProgress ?? 0;
    },
    async report(id, progress) {
      set(id, false);
      await inTurn(() => api.call('POST /api/v2/customer/history/vod/{id}', { params: { id }, body: { progress } }));
    },
    remove: (id) => out(id, () => api.call('DELETE /api/v2/customer/history/vod/{id}', { params: { id } })),
    hideNext: (id) => out(id, () => api.call('DELETE /api/v2/customer/up-next/{id}', { params: { id } })),
    async showNext(id) {
      set(id, false);
      await inTurn(() => api.call('PUT /api/v2/customer/up-next/{id}', { params: { id } }));
    },
    async clear() {
      await inTurn(() => api.call('DELETE /api/v2/customer/history/vod'));
      removed.value = removedFrom(true, new Set());
    },
  };
}

import { expect, test, vi } from 'vitest';
import type { Api } from './client.ts';
import { createHistory } from './history.ts';

const history = (call: (name: string) => Promise<unknown>) => createHistory({ call } as unknown as Api);
const answered = () => Promise.resolve({});

test('removes a title from the viewing history optimistically and restores it when the request fails @list-06', async () => {
  const call = vi.fn<(name: string) => Promise<unknown>>(() => Promise.reject(new Error('503')));
  const { removed, remove } = history(call);
  const outcome = remove(7);
  expect(removed.value.has(7)).toBe(true);
  expect(removed.value.has(8)).toBe(false);
  await expect(outcome).rejects.toThrow('503');
  expect(removed.value.has(7)).toBe(false);
});

test('removes an episode from "up next" optimistically and restores it on undo @list-07', async () => {
  const calls: string[] = [];
  const { removed, hideNext, showNext } = history(async (name) => void calls.push(name));
  const hiding = hideNext(7);
  expect(removed.value.has(7)).toBe(true);
  await hiding;
  await showNext(7);
  expect(removed.value.has(7)).toBe(false);
  expect(calls).toEqual(['DELETE /api/v2/customer/up-next/{id}', 'PUT /api/v2/customer/up-next/{id}']);
});

test('sends the request for an undo only after the request that it undoes has finished @list-07', async () => {
  const calls: string[] = [];
  let answer: (() => void) | undefined;
  const { hideNext, showNext, report } = history((name) => {
    calls.push(name.split(' ')[0] ?? '');
    return new Promise<void>((resolve) => (answer = resolve));
  });
  void report(3, 10);
  expect(calls).toEqual(['POST']);
  answer?.();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  void hideNext(7);
  void showNext(7);
  await Promise.resolve();
  expect(calls).toEqual(['POST', 'DELETE']);
  answer?.();
  await vi.waitFor(() => expect(calls).toEqual(['POST', 'DELETE', 'PUT']));
});

test('shows a title that was removed from the viewing history again once the viewer has watched it again @list-06', async () => {
  const { removed, remove, report, clear } = history(answered);
  await remove(7);
  await report(7, 30);
  expect(removed.value.has(7)).toBe(false);
  await clear();
  expect([7, 8].map((id) => removed.value.has(id))).toEqual([true, true]);
  await report(7, 40);
  expect([7, 8].map((id) => removed.value.has(id))).toEqual([false, true]);
  await remove(7);
  expect(removed.value.has(7)).toBe(true);
});

test('shows all titles of the viewing history again when clearing the history fails @list-06', async () => {
  const { removed, clear } = history(() => Promise.reject(new Error('503')));
  await expect(clear()).rejects.toThrow('503');
  expect(removed.value.has(7)).toBe(false);
});

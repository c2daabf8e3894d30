import { setImmediate } from 'node:timers/promises';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { renderHtml } from './html-of.ts';

const never = new AbortController().signal;
const text = (html: Uint8Array) => new TextDecoder().decode(html);

test('server rendering waits for suspended content and returns the complete HTML at once', async () => {
  const words = setImmediate('later');
  const Late = () => use(words);
  const page = (
    <html lang="en">
      <body>
        <Suspense fallback="soon">
          <Late />
        </Suspense>
      </body>
    </html>
  );
  const html = text(await renderHtml(page, {}, never));
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">.*later.*<\/html>$/s);
});

test('serves other requests between concurrent server renderings @load-02', async () => {
  const order: string[] = [];
  const Page = ({ name }: { name: string }) => {
    order.push(name);
    return <p>{name}</p>;
  };
  const pages = Promise.all(['one', 'two', 'three'].map((name) => renderHtml(<Page name={name} />, {}, never)));
  // Counts turns of the event loop. Each turn is the time of one other request that the server could handle.
  const over = new AbortController();
  const done = pages.finally(() => over.abort());
  while (!over.signal.aborted) {
    order.push('others');
    await setImmediate();
  }
  await done;
  const between = (from: string, to: string) => order.slice(order.indexOf(from), order.indexOf(to));
  expect(between('one', 'two')).toContain('others');
  expect(between('two', 'three')).toContain('others');
});

test('the promise of server rendering rejects when a component throws an error', async () => {
  const Broken = () => {
    throw new Error('no such page');
  };
  await expect(renderHtml(<Broken />, { onError: () => undefined }, never)).rejects.toThrow('no such page');
});

test('server rendering stops when the request is aborted', async () => {
  const gone = new Error('gone');
  await expect(renderHtml(<p />, {}, AbortSignal.abort(gone))).rejects.toBe(gone);
  const reader = new AbortController();
  const waiting = new Promise<string>(() => undefined);
  const Late = () => {
    reader.abort(gone);
    return use(waiting);
  };
  await expect(renderHtml(<Late />, { onError: () => undefined }, reader.signal)).rejects.toBe(gone);
});

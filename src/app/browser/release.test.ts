import { expect, test } from 'vitest';
import { BUILD_HEADER } from '#schemas/capabilities.ts';
import { createRelease } from './release.ts';

const here = 'https://lumen.example/section/films';
const answered = (build: string) => new Response(null, { headers: { [BUILD_HEADER]: build } });

function tab(build: string | undefined, { isReloaded = false, server = 'a' } = {}) {
  const went: string[] = [];
  const listeners: (() => void)[] = [];
  const release = createRelease(build, async () => answered(server), {
    href: () => here,
    assign: (href) => went.push(href),
    reload: () => went.push('reload'),
    isReloaded: () => isReloaded,
  });
  const navigation = { state: 'idle', location: undefined as object | undefined, formMethod: undefined };
  release.follow({
    state: { navigation },
    subscribe: (listener: () => void) => listeners.push(listener),
    createHref: ({ pathname }: { pathname: string }) => pathname,
  } as never);
  const go = (pathname: string) => {
    Object.assign(navigation, { state: 'loading', location: { pathname } });
    for (const listener of listeners) listener();
  };
  return { release, went, go };
}

test('does not reload the page while the server runs the same build as the tab @page-11', async () => {
  const { release, went, go } = tab('a');
  await release.read(answered('a'));
  go('/search');
  expect(went).toEqual([]);
});

test('opens the next page by a full page load after a release @page-11', async () => {
  const { release, went, go } = tab('a');
  const answer = answered('b');
  expect(await release.read(answer)).toBe(answer);
  expect(went).toEqual([]);
  go('/search');
  expect(went).toEqual(['https://lumen.example/search']);
});

test('reloads the page during the navigation that detects a new release, also on back navigation @page-11', () => {
  const { release, went, go } = tab('a');
  go('/search');
  void release.read(answered('b'));
  expect(went).toEqual(['https://lumen.example/search']);
  go('/section/films');
  expect(went.at(-1)).toBe('reload');
});

test('reloads the page once if code failed to load and the server has another build @page-11', async () => {
  const lost = tab('a', { server: 'b' });
  await lost.release.check();
  expect(lost.went).toEqual(['reload']);
  for (const one of [tab('a'), tab('a', { server: 'b', isReloaded: true }), tab(undefined, { server: 'b' })]) {
    await one.release.check();
    expect(one.went).toEqual([]);
  }
});

import { listCachedUrls, cachesOf, handlingOf, offlineAddress, outdated } from './handling.ts';

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface PageRequest extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
/** The members of ServiceWorkerGlobalScope that are used here. TypeScript's DOM library only describes windows. */
interface Scope {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'install' | 'activate', run: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: PageRequest) => void): void;
}

declare const self: Scope;
/** The build replaces this constant by its own name, so that each release is a different worker. */
const BUILD = 'playbill:build';
const own = cachesOf(BUILD);
const anyLanguage = { ignoreVary: true };

/** Caches the offline page and its assets, requested without credentials. */
async function keepOffline(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The offline page answered ${response.status}`);
  const cache = await caches.open(own.shell);
  const needed = listCachedUrls(await response.clone().text());
  await cache.put(address, response);
  const known = await Promise.all(needed.map((one) => cache.match(one)));
  await cache.addAll(needed.filter((_, index) => !known[index]));
}

/** Offline pages that this instance of the worker has already refreshed. Each page is refreshed once per instance. */
const renewed = new Set<string>();

function renewOffline(address: string): Promise<void> {
  if (renewed.has(address)) return Promise.resolve();
  renewed.add(address);
  return keepOffline(address).catch(() => undefined);
}

/** Serves a page from the network, or the offline page if the network fails. */
async function answerPage(event: PageRequest): Promise<Response> {
  const { request, preloadResponse } = event;
  const address = offlineAddress(new URL(request.url).search);
  try {
    const response = (await preloadResponse) ?? (await fetch(request));
    event.waitUntil(renewOffline(address));
    return response;
  } catch (error) {
    const kept = (await caches.match(address, anyLanguage)) ?? (await caches.match(offlineAddress(''), anyLanguage));
    if (kept) return kept;
    throw error;
  }
}

/** Serves a build asset cache-first: its name contains a content hash, so a cached copy never expires. */
async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, anyLanguage);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(own.assets)).put(request, response.clone());
  return response;
}

async function answerShell(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, anyLanguage);
    if (kept) return kept;
    throw error;
  }
}

async function takeOver(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), BUILD).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

// A new worker activates without waiting, because it can serve tabs of any build.
self.addEventListener('install', (event) =>
  event.waitUntil(keepOffline(offlineAddress('')).then(() => self.skipWaiting())),
);
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const handling = handlingOf(request, self.location.origin);
  if (handling === 'page') event.respondWith(answerPage(event));
  if (handling === 'asset') event.respondWith(answerAsset(request));
  if (handling === 'shell') event.respondWith(answerShell(request));
});

import { addressesIn, cachesOf, handlingOf, offlineAddress, outdated } from './handling.ts';

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface PageRequest extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
/** What a service worker finds around itself, as far as this one uses it: the DOM's types know only a window's. */
interface Scope {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'install' | 'activate', run: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: PageRequest) => void): void;
}

declare const self: Scope;
/** The build puts its own name here, so that each release is another worker. */
const BUILD = 'playbill:build';
const own = cachesOf(BUILD);
const anyLanguage = { ignoreVary: true };

/** Keeps the offline page and what it is drawn with, as a guest gets it. */
async function keepOffline(address: string): Promise<void> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The offline page answered ${response.status}`);
  const cache = await caches.open(own.shell);
  const needed = addressesIn(await response.clone().text());
  await cache.put(address, response);
  const known = await Promise.all(needed.map((one) => cache.match(one)));
  await cache.addAll(needed.filter((_, index) => !known[index]));
}

/** The offline pages that this run of the worker has asked for: each is made anew once in a visit. */
const renewed = new Set<string>();

function renewOffline(address: string): Promise<void> {
  if (renewed.has(address)) return Promise.resolve();
  renewed.add(address);
  return keepOffline(address).catch(() => undefined);
}

/** A page from the network, or the offline page in its place. */
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

/** A file of a build: its name carries its hash, so what is kept is right for ever. */
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

// A new worker takes over at once: it serves tabs of any build.
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

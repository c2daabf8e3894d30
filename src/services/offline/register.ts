import { allowOwnWorkers, WORKER } from '../script-policy.ts';

/** Registers the service worker. Browsers may reject it, some of them in private windows. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  allowOwnWorkers();
  await navigator.serviceWorker.register(WORKER).catch(() => undefined);
}

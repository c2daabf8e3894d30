import { allowOwnWorkers, WORKER } from '../script-policy.ts';

/** Has the browser keep what is shown without a network. It may refuse, as some do in private windows. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  allowOwnWorkers();
  await navigator.serviceWorker.register(WORKER).catch(() => undefined);
}

import { killServer } from './server.ts';

/** Clusters whose servers this process owns and stops when it exits. */
const held = new Map<string, () => void>();

/**
 * Registers that this process stops the server of a cluster. Returns the function that unregisters it.
 * @param unwatch called before the server is stopped, so that it is not restarted
 */
export function registerOwnedServer(cluster: string, unwatch: () => void): () => void {
  held.set(cluster, unwatch);
  return () => held.delete(cluster);
}

/** Kills the servers that this process owns, for an exit without orderly shutdown. Committed data survives. */
export async function stopHeldServers(): Promise<void> {
  for (const unwatch of held.values()) unwatch();
  await Promise.all([...held.keys()].map(killServer));
}

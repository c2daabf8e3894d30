import { killServer } from './server.ts';

/** Clusters whose servers this process has started or adopted, and that end with it. */
const held = new Map<string, () => void>();

/**
 * This process is who stops the server of a cluster; until it says that it is not any more.
 * @param unwatch called before the server is stopped, so that nobody starts it again
 */
export function hold(cluster: string, unwatch: () => void): () => void {
  held.set(cluster, unwatch);
  return () => held.delete(cluster);
}

/** Stops at once whatever servers this process holds, for when it ends without having closed them: what is committed stays. */
export async function stopHeldServers(): Promise<void> {
  for (const unwatch of held.values()) unwatch();
  await Promise.all([...held.keys()].map(killServer));
}

import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Sign-ins that are asked for at once, each from a network of its own and with the right password. */
export interface Flood {
  port: number;
  count: number;
  body: string;
}

/** What they were answered. */
export interface Flooded {
  /** How many got each status. */
  statuses: Record<number, number>;
  /** Refusals that did not say when to come back. */
  withoutRetryAfter: number;
}

// In a thread of its own: what it does holds up nobody who measures.
const { port, count, body } = workerData as Flood;
const agent = new Agent({ keepAlive: true, maxSockets: count });
const flooded: Flooded = { statuses: {}, withoutRetryAfter: 0 };

const signIn = (index: number) =>
  new Promise<void>((resolve, reject) => {
    const headers = {
      host: `apex.localhost:${port}`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${Math.floor(index / 250)}.${index % 250}.7`,
    };
    request({ host: '127.0.0.1', port, path: '/api/v2/login', method: 'POST', headers, agent }, (answer) => {
      const { statusCode = 0 } = answer;
      flooded.statuses[statusCode] = (flooded.statuses[statusCode] ?? 0) + 1;
      if (statusCode >= 400 && answer.headers['retry-after'] === undefined) flooded.withoutRetryAfter += 1;
      answer.resume().once('end', resolve).once('error', reject);
    })
      .once('error', reject)
      .end(body);
  });

await Promise.all(Array.from({ length: count }, (_, index) => signIn(index)));
agent.destroy();
parentPort?.postMessage(flooded, []);

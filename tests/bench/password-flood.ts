import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** Concurrent sign-ins with the correct password, each from another network. */
export interface Flood {
  port: number;
  count: number;
  body: string;
}

/** The responses to a flood. */
export interface Flooded {
  /** Number of responses by status. */
  statuses: Record<number, number>;
  /** Number of refusals without Retry-After. */
  withoutRetryAfter: number;
}

// Runs in a worker thread, so that it does not delay the measuring thread.
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

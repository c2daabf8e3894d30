import { Agent, request } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { setTimeout as sleep } from 'node:timers/promises';

/** The response to a client that verifies the certificate. */
interface Verified {
  status: number;
  /** Fingerprint of the server’s certificate. */
  shown: string;
}

/** Where a client connects, and which certificate authority it trusts. */
export interface Door {
  port: number;
  name: string;
  /** PEM certificate of the only trusted authority. */
  trusted: string;
}

/** Requests `/` over HTTPS; rejects if the certificate is not issued by the trusted authority for the name. */
export const askVerified = ({ port, name, trusted }: Door, agent?: Agent): Promise<Verified> =>
  new Promise((resolve, reject) => {
    const headers = { host: `${name}:${port}` };
    const where = { host: '127.0.0.1', port, path: '/', servername: name, ca: trusted, agent: agent ?? false };
    const asked = request({ ...where, headers });
    let shown = '';
    // Retry when the server closed a keep-alive connection just as it was reused, as browsers do.
    asked.once('error', (error) =>
      asked.reusedSocket ? resolve(askVerified({ port, name, trusted })) : reject(error),
    );
    asked.once('response', (answer) => {
      shown = (answer.socket as TLSSocket).getPeerX509Certificate()?.fingerprint256 ?? '';
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, shown }));
      answer.resume();
    });
    asked.end();
  });

/** Clients that request pages over HTTPS in a loop, some with a new connection each time, some with keep-alive. */
export function sendVerifying(door: Door): { asked: () => number; leave: () => Promise<string[]> } {
  const wrong = new Set<string>();
  const visit = { over: false };
  let asked = 0;
  const read = async (agent?: Agent) => {
    for (; !visit.over; await sleep(5)) {
      const answer = await askVerified(door, agent).catch(String);
      asked += 1;
      if (typeof answer === 'string') wrong.add(`A page got no answer by https: ${answer}`);
      else if (answer.status !== 200) wrong.add(`A page answered ${answer.status} by https`);
    }
    agent?.destroy();
  };
  const keeping = () => new Agent({ keepAlive: true, maxSockets: 1 });
  const reading = [read(), read(), read(keeping()), read(keeping())];
  return {
    asked: () => asked,
    leave: async () => {
      visit.over = true;
      await Promise.all(reading);
      return [...wrong];
    },
  };
}

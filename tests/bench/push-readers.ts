import { type ClientRequest, get } from 'node:http';
import { LiveMessage } from '#schemas/wire/catalogue/live.ts';

// Event-stream clients in a separate process, so that their processor time is not the server’s.

/** Commands to the process that holds the clients. */
export type Ask =
  /** Opens that many streams at each port. Slow clients read the first message and nothing more. */
  | { ask: 'open'; ports: number[]; count: number; isSlow?: boolean }
  /** Returns and clears the messages received since the last call. */
  | { ask: 'heard' }
  /** Returns the number of open streams and how the others ended. */
  | { ask: 'ends' }
  | { ask: 'leave' };

/** A message that one client received, with its time in milliseconds since 1970. */
export interface Heard {
  port: number;
  type: LiveMessage['type'];
  at: number;
}

/** How streams ended: complete (`inOrder`) or broken off, and when the last one did. */
export interface Ends {
  open: number;
  inOrder: number;
  broken: number;
  last: number;
  /** The last `retry` value in milliseconds that each ended stream had received. */
  retries: number[];
}

const open = new Set<ClientRequest>();
const ends: Ends = { open: 0, inOrder: 0, broken: 0, last: 0, retries: [] };
let heard: Heard[] = [];

const now = () => performance.timeOrigin + performance.now();

const read = (port: number, isSlow: boolean) =>
  new Promise<boolean>((resolve) => {
    const request = get({
      agent: false,
      host: '127.0.0.1',
      port,
      path: '/api/v2/live',
      headers: { host: `north.localhost:${port}` },
    });
    const state = { rest: '', retry: 0, isOver: false };
    const over = (isInOrder: boolean) => {
      resolve(false);
      if (state.isOver || !open.delete(request)) return;
      state.isOver = true;
      ends[isInOrder ? 'inOrder' : 'broken'] += 1;
      ends.last = now();
      ends.retries.push(state.retry);
    };
    open.add(request);
    request.once('error', () => over(false));
    request.once('response', (answer) => {
      answer.once('error', () => over(false));
      answer.once('end', () => over(answer.complete));
      if (answer.statusCode !== 200) over(false);
      answer.setEncoding('utf8').on('data', (text: string) => {
        const at = now();
        const lines = (state.rest + text).split('\n');
        state.rest = lines.pop() ?? '';
        for (const line of lines) {
          if (line.startsWith('retry: ')) state.retry = Number(line.slice(7));
          if (!line.startsWith('data: ')) continue;
          const { type } = LiveMessage.parse(JSON.parse(line.slice(6)));
          heard.push({ port, type, at });
          if (type !== 'state') continue;
          resolve(true);
          if (isSlow) answer.pause();
        }
      });
    });
  });

/** Opens streams in batches, like a crowd that arrives within seconds. Returns the number of open ones. */
async function openAll(ports: number[], count: number, isSlow: boolean): Promise<number> {
  const AT_ONCE = 50;
  let opened = 0;
  for (let done = 0; done < count; done += AT_ONCE) {
    const some = ports.flatMap((port) =>
      Array.from({ length: Math.min(AT_ONCE, count - done) }, () => read(port, isSlow)),
    );
    opened += (await Promise.all(some)).filter(Boolean).length;
  }
  return opened;
}

async function answer(asked: Ask): Promise<unknown> {
  switch (asked.ask) {
    case 'open':
      return openAll(asked.ports, asked.count, asked.isSlow ?? false);
    case 'heard': {
      const all = heard;
      heard = [];
      return all;
    }
    case 'ends':
      return { ...ends, open: open.size };
    case 'leave': {
      for (const request of open) {
        open.delete(request);
        request.destroy();
      }
      Object.assign(ends, { inOrder: 0, broken: 0, last: 0, retries: [] });
      heard = [];
      return undefined;
    }
  }
}

process.on('message', async (asked: Ask) => {
  process.send?.({ answer: await answer(asked) });
});
process.once('disconnect', () => process.exit());

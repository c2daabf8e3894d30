import { type ClientRequest, get } from 'node:http';
import { LiveMessage } from '#schemas/wire/live.ts';

// Readers of the stream of messages, in a process of their own: what they take of the processor is not the server's.

/** What the process is asked. */
export type Ask =
  /** Opens so many streams at each port. Those that are slow read the beginning and nothing more. */
  | { ask: 'open'; ports: number[]; count: number; isSlow?: boolean }
  /** What was heard since the last time. */
  | { ask: 'heard' }
  /** How many streams are open, and how the others ended. */
  | { ask: 'ends' }
  | { ask: 'leave' };

/** A message that one reader has heard at some moment, in milliseconds since 1970. */
export interface Heard {
  port: number;
  type: LiveMessage['type'];
  at: number;
}

/** How streams have ended: in order, to their last byte, or broken off; and when the last did. */
export interface Ends {
  open: number;
  inOrder: number;
  broken: number;
  last: number;
  /** When readers were asked to come back, in milliseconds, by the last that each was told. */
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

/** Opens streams, some at a time, as a crowd that comes within seconds. Answers how many are open. */
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

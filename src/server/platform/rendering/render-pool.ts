import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Rendered } from './render.ts';
import type { ImageFormat, PictureCrop } from './size.ts';

/** A picture to be rendered. */
export interface RenderTask {
  bytes: Uint8Array;
  contentType: string;
  /** In pixels. */
  width: number;
  format: ImageFormat;
  crop?: PictureCrop | undefined;
}

/** What a process says of its task: the picture, why there is none, or that it ends itself; and the bytes that it still holds. */
export type RenderAnswer =
  | { rendered: Rendered; held: number }
  | { failed: string; held: number }
  | { ended: 'memory' };

/** Why a process ended before its task did: it took too long, it took too much memory, or something else ended it. */
export type RenderEnd = 'time' | 'memory' | 'ended';

const reasons: Readonly<Record<RenderEnd, string>> = {
  time: 'It took too long',
  memory: 'It took too much memory',
  ended: 'Its process ended',
};

/** A picture that could not be rendered within the limits. Another try would most likely end the same way. */
export class RenderEndedError extends Error {
  override readonly name = 'RenderEndedError';
  readonly end: RenderEnd;
  constructor(end: RenderEnd) {
    super(`A picture could not be rendered: ${reasons[end]}`);
    this.end = end;
  }
}

interface RenderPoolOptions {
  /** Milliseconds that one picture may take. */
  time: number;
  /** Bytes that a process may hold, itself included. */
  memory: number;
  /** Milliseconds after which a process without work ends. */
  idle: number;
  /** The program of a process; another one in tests. */
  program?: string;
}

/** Renders pictures in processes of their own, so that what a picture does to its process it does to nothing else. */
export interface RenderPool {
  /**
   * Renders a picture, in a process that has no other work: as many run as are asked for at once.
   * @throws RenderEndedError when it goes beyond a limit; an Error with the library's words when it is no picture
   */
  render: (task: RenderTask) => Promise<Rendered>;
  /** Ends all processes. */
  close: () => void;
}

/** Of the memory that a process may hold, what it may still hold when it is used again: a large picture takes the rest. */
const KEPT = 0.375;

/** What the libraries look at: where fonts are, and how memory is handed out. No secret of this program is among it. */
const passed = /^(HOME|PATH|LANG|LC_.*|TMPDIR|FONTCONFIG_.*|XDG_.*|LD_LIBRARY_PATH|MALLOC_.*)$/;

const environment = (): NodeJS.ProcessEnv => ({
  // Memory that a picture took goes back sooner with few arenas (glibc; sharp's own advice).
  MALLOC_ARENA_MAX: '2',
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passed.test(name))),
});

interface Worker {
  process: ChildProcess;
  /** Ends it when it has had no work for a while. */
  idle?: NodeJS.Timeout;
}

/** Makes a pool; its processes come with the first pictures. */
export function createRenderPool({
  time,
  memory,
  idle,
  program = fileURLToPath(new URL('./render-process.ts', import.meta.url)),
}: RenderPoolOptions): RenderPool {
  const all = new Set<ChildProcess>();
  const free: Worker[] = [];

  const isAlive = ({ process: { exitCode, signalCode, connected } }: Worker) =>
    exitCode === null && signalCode === null && connected;

  function start(): Worker {
    const child = fork(program, [String(memory)], {
      serialization: 'advanced',
      env: environment(),
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // The program ends when it has nothing else to do.
    child.unref();
    child.channel?.unref();
    all.add(child);
    child.once('exit', () => all.delete(child));
    // A process that cannot be started has no number, and tells by this event; its task hears of it below.
    child.on('error', () => all.delete(child));
    try {
      // Pages and calls go before pictures.
      if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended already, or the system does not let us: then it has the priority of all.
    }
    return { process: child };
  }

  function take(): Worker {
    for (let worker = free.pop(); worker; worker = free.pop()) {
      clearTimeout(worker.idle);
      if (isAlive(worker)) return worker;
    }
    return start();
  }

  function giveBack(worker: Worker, held: number): void {
    if (!isAlive(worker)) return;
    // What a large picture leaves behind would count against the next one, which may be as large.
    if (held > memory * KEPT) {
      worker.process.kill('SIGKILL');
      return;
    }
    worker.idle = setTimeout(() => {
      free.splice(free.indexOf(worker), 1);
      worker.process.kill('SIGKILL');
    }, idle).unref();
    free.push(worker);
  }

  return {
    render: (task) =>
      new Promise((resolve, reject) => {
        const worker = take();
        const child = worker.process;
        const end = (reason: RenderEnd) => {
          settle();
          child.kill('SIGKILL');
          reject(new RenderEndedError(reason));
        };
        const onMessage = (answer: RenderAnswer) => {
          if ('ended' in answer) {
            end(answer.ended);
            return;
          }
          settle();
          giveBack(worker, answer.held);
          if ('rendered' in answer) resolve(answer.rendered);
          else reject(new Error(answer.failed));
        };
        const onEnd = () => end('ended');
        const late = setTimeout(() => end('time'), time);
        function settle() {
          clearTimeout(late);
          child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        }
        child.on('message', onMessage).once('exit', onEnd).once('error', onEnd);
        child.send(task, (error) => error && onEnd());
      }),
    close: () => {
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

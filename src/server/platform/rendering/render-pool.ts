import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { RenderedPicture } from './render.ts';
import type { ImageFormat, PictureCrop } from './size.ts';

export interface RenderTask {
  bytes: Uint8Array;
  contentType: string;
  /** Width of the picture in pixels. */
  width: number;
  format: ImageFormat;
  crop?: PictureCrop | undefined;
}

/**
 * Message of a rendering process: the picture, a failure, or that it exceeded its memory; `held` is its memory in
 * bytes.
 */
export type RenderAnswer =
  | { rendered: RenderedPicture; held: number }
  | { failed: string; held: number }
  | { ended: 'memory' };

/** Why a rendering process ended before its picture was ready: timeout, memory limit, or another reason. */
export type RenderEnd = 'time' | 'memory' | 'ended';

const reasons: Readonly<Record<RenderEnd, string>> = {
  time: 'It took too long',
  memory: 'It took too much memory',
  ended: 'Its process ended',
};

/** Thrown when a picture exceeds the rendering limits. A retry would probably fail too. */
export class RenderEndedError extends Error {
  override readonly name = 'RenderEndedError';
  readonly end: RenderEnd;
  constructor(end: RenderEnd) {
    super(`A picture could not be rendered: ${reasons[end]}`);
    this.end = end;
  }
}

interface RenderPoolOptions {
  /** Timeout of one picture in milliseconds. */
  time: number;
  /** Memory limit of a process in bytes. */
  memory: number;
  /** Milliseconds after which an idle process is ended. */
  idle: number;
  /** Path of the process's program; replaced in tests. */
  program?: string;
}

/** Renders pictures in child processes, so that a bad picture cannot harm this process. */
export interface RenderPool {
  /**
   * Renders a picture in a process without other work; starts as many processes as there are concurrent calls.
   * @throws RenderEndedError when it exceeds a limit; an Error with the library's message for an invalid picture
   */
  render: (task: RenderTask) => Promise<RenderedPicture>;
  /** Kills all rendering processes. */
  close: () => void;
}

/**
 * A process that uses less than this fraction of the memory limit is reused, because a large picture needs the rest.
 */
const KEPT = 0.375;

/** Environment variables that the image libraries use, for fonts and memory allocation. Secrets are not passed on. */
const passed = /^(HOME|PATH|LANG|LC_.*|TMPDIR|FONTCONFIG_.*|XDG_.*|LD_LIBRARY_PATH|MALLOC_.*)$/;

const environment = (): NodeJS.ProcessEnv => ({
  // Fewer memory arenas make glibc return memory to the system sooner (recommended by sharp).
  MALLOC_ARENA_MAX: '2',
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passed.test(name))),
});

interface Worker {
  process: ChildProcess;
  /** Timer that ends the process when idle. */
  idle?: NodeJS.Timeout;
}

/** Creates a pool; processes are started on demand. */
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
    // The child process does not keep this program running.
    child.unref();
    child.channel?.unref();
    all.add(child);
    child.once('exit', () => all.delete(child));
    // A process that cannot be started emits 'error' and no 'exit'; its task is rejected below.
    child.on('error', () => all.delete(child));
    try {
      // Rendering processes run with a lower priority, because pages and API calls are more urgent than pictures.
      if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The process has already ended, or its priority cannot be changed; it then runs with the default priority.
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
    // A process that still uses the memory of a large picture is ended, because that memory would count against the
    // next picture.
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

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '../..');

/** A Playbill server that the benchmark started. */
export interface RunningServer {
  port: number;
  /** Milliseconds from the start of the process to the last byte of the first page. */
  firstPageMs: number;
  /** Resident memory of the process in MB. */
  memory: () => number;
  /** Processor time of the process so far in milliseconds, without the database’s. */
  processorMs: () => number;
  stop: () => Promise<void>;
}

/** Linux’s clock tick for processes: 100 per second on every machine that Node supports. */
const TICK_MS = 10;

async function firstPage(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (response?.ok) return void (await response.text());
    await delay(20);
  }
}

/** The flags of `npm start`. */
const flags = ['--max-semi-space-size=16'];

/** Starts the built server on a data folder and waits for its first page. */
export async function startServer(port: number, data: string): Promise<RunningServer> {
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, path.join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PLAYBILL_DATA: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstPage(port, child);
  const firstPageMs = performance.now() - started;
  return {
    port,
    firstPageMs,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    processorMs: () => {
      // proc(5): utime and stime are fields 14 and 15; here the first field is the one after the name in brackets.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

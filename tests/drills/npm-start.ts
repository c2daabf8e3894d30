import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '#server/platform/db/embedded/process.ts';
import type { Drill } from './drill.ts';
import { onStage, serverOf, type Stage, until } from './stage.ts';

const root = path.join(import.meta.dirname, '../..');

/** All descendant process ids of a process. */
function below(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...below(child)]);
}

async function started({ settings, folder, after }: Stage) {
  const child = spawn('npm', ['start'], {
    cwd: root,
    // npm gets a process group of its own, as a shell creates for each command.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings, PORT: '0' },
  });
  after(async () => void child.kill('SIGTERM'));
  const pid = child.pid ?? 0;
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  if (!(await until(120_000, async () => said.includes('/api/openapi.json'))))
    throw new Error(`npm start said: ${said}`);
  return { child, all: [...new Set([...below(pid), await serverOf(path.join(folder, 'postgres'))])] };
}

const signals = ['SIGINT', 'SIGHUP', 'SIGKILL', 'SIGTERM'] as const;

/**
 * Drill: signals are sent to npm, which forwards only some of them. SIGINT goes to the whole process group, as a
 * terminal’s Ctrl+C does.
 */
export const npmStart: Drill = {
  name: 'npm-start',
  promise: 'npm start is ended, hung up or killed: nothing that it has started is left, the database neither',
  tries: { long: 8, short: 0 },
  missing: () => (process.platform === 'linux' ? undefined : 'it needs /proc'),
  run: (tries) =>
    onStage(async (stage) => {
      const losses: string[] = [];
      for (let turn = 1; turn <= tries; turn++) {
        const { child, all } = await started(stage);
        const signal = signals[turn % signals.length] ?? 'SIGTERM';
        process.kill(signal === 'SIGINT' ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
        if (!(await until(15_000, async () => !all.some(isAlive))))
          losses.push(`${turn}, ${signal}: of ${all.length} processes ${all.filter(isAlive).length} are left`);
      }
      return { tries, losses, note: `by ${signals.join(', ')} in turn` };
    }),
};

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A program the films need and the machine lacks, or one that failed; the message is for a person. */
export class ToolError extends Error {
  override name = 'ToolError';
}

/** Complains in one sentence about programs that cannot be run. */
export function requireTools(...tools: string[]): void {
  const missing = tools.filter((tool) => spawnSync(tool, ['--version']).error !== undefined);
  if (missing.length === 0) return;
  throw new ToolError(`Missing: ${missing.join(' and ')}. Install with: apt-get install -y ${missing.join(' ')}`);
}

export interface RunOptions {
  /** What the program reads: one buffer, or many as they are made. */
  input?: Buffer | AsyncIterable<Buffer>;
  cwd?: string;
}

/** Runs a program to its end and gives what it wrote to its output. */
export async function run(tool: string, args: string[], { input, cwd }: RunOptions = {}): Promise<Buffer> {
  const child = spawn(tool, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
  const closed = once(child, 'close') as Promise<[number]>;
  const output = collect(child.stdout);
  const complaint = collect(child.stderr);
  child.stdin.on('error', () => {}); // its exit code tells more than a broken pipe
  for await (const chunk of Buffer.isBuffer(input) ? [input] : (input ?? [])) {
    if (child.exitCode !== null) break;
    if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), closed]);
  }
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new ToolError(`${tool} failed (${code}): ${(await complaint).toString().slice(-800)}`);
  return output;
}

async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** ffmpeg without its banner, overwriting what it writes. */
export const ffmpeg = (args: string[], options?: RunOptions) =>
  run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], options);

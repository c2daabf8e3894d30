import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Polling interval in milliseconds: a process gets no notification when its parent dies. */
const LOOK = 500;

/** Parent id and name of a process; undefined if it has ended. */
function lookAt(pid: number): { parent: number; name: string } | undefined {
  try {
    if (process.platform === 'linux') {
      // proc_pid_stat(5): pid, name in parentheses (may contain parentheses), state, parent …
      const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return { name, parent: Number(rest.split(' ')[1]) };
    }
    const [parent = '', ...name] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return { name: name.join(' '), parent: Number(parent) };
  } catch {
    return undefined;
  }
}

const isShell = (name: string) => /(^|\/)-?(sh|dash|bash|zsh|ksh|ash|busybox)$/.test(name);

/**
 * Calls back once when the process that started this one has ended: its parent, or its grandparent if the parent is
 * only a shell.
 */
export function whenOrphaned(then: () => void): void {
  const { ppid } = process;
  const shell = lookAt(ppid);
  const above = shell && isShell(shell.name) ? shell.parent : undefined;
  const timer = setInterval(() => {
    if (process.ppid === ppid && (above === undefined || lookAt(ppid)?.parent === above)) return;
    clearInterval(timer);
    then();
  }, LOOK);
  timer.unref();
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

/** Delay before the demo's program is started again after it ended, in milliseconds. */
const RESTART_DELAY_MS = 1000;

/**
 * The program of the demo (mailbox, ad server, packager and payment gateway) as a child process. It also exits when this process does.
 */
export interface DemoProcess {
  /** Origin of the demo's program, which the server reads from PLAYBILL_DEMO. */
  origin: string;
  /** Starts the program without waiting for it. If it ends, it is started again on the same port. */
  start: () => void;
  stop: () => void;
}

/** Finds a free port of this machine. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Sets the secrets of the demo realms' payment providers in an environment. Variables that are set already stay, so that
 * a realm can use a real provider's test account.
 */
export async function setDemoSecrets(env: NodeJS.ProcessEnv, dataFolder: string): Promise<void> {
  // Loaded here, because the validators that these modules need may have to be generated before.
  const { demoRealmFolders } = await import('../src/server/platform/seed.ts');
  const { openDemoSecrets } = await import('../src/demo/gateway/demo-secrets.ts');
  const realms = demoRealmFolders().map((folder) => path.basename(folder));
  for (const [name, value] of Object.entries(await openDemoSecrets(dataFolder, realms))) env[name] ||= value;
}

/** Chooses the port of the demo's program (`src/demo`). The server needs only its address to start. */
export async function prepareDemo(env: NodeJS.ProcessEnv): Promise<DemoProcess> {
  const port = await findFreePort();
  let isStopped = false;
  let child: ChildProcess | undefined;
  const start = () => {
    const started = spawn(process.execPath, ['src/demo/main.ts', '--child', '--port', String(port)], {
      cwd: path.join(import.meta.dirname, '..'),
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.once('exit', (_code, signal) => {
      // The keyboard's signal reaches both processes, perhaps before the demo handles it.
      if (isStopped || signal === 'SIGINT' || signal === 'SIGHUP') return;
      console.error('The demo’s program has ended and is started again.');
      setTimeout(start, RESTART_DELAY_MS).unref();
    });
    // This process can end while the child process and the channel to it are still open.
    started.unref();
    started.channel?.unref();
    child = started;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    start,
    stop: () => {
      isStopped = true;
      child?.kill('SIGTERM');
    },
  };
}

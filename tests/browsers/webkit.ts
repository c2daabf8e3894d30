import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { Candidate } from './browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
/** How long a program of the run may take to be there, in milliseconds: the machine may have other work. */
const START_MS = 60_000;
const miniBrowser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** Ends a program of the run and waits until it is gone. */
const ended = (child: ChildProcess | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (!child || child.exitCode !== null || !child.kill()) return resolve();
    child.once('exit', () => resolve());
  });

/** A screen that nobody sees, and its name, once it is there; it takes a number that is free. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(XVFB, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(screen.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(START_MS) });
  return { screen, display: `:${String(number).trim()}` };
}

/** Waits until the driver listens. @throws Error when it does not in time */
async function listening(address: string): Promise<void> {
  for (let end = performance.now() + START_MS; performance.now() < end; ) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The driver did not listen within a minute');
}

/** A port that nobody has. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** WebKitGTK's small browser by its own WebDriver, on a screen that nobody sees where there is none. */
export const webkit: Candidate = {
  name: 'WebKitGTK',
  missing: () => {
    if (!existsSync(DRIVER) || !miniBrowser) return 'WebKitGTK is not installed (Debian: webkit2gtk-driver)';
    return process.env['DISPLAY'] || existsSync(XVFB) ? undefined : 'there is no screen (Debian: xvfb)';
  },
  async start() {
    const { screen, display } = process.env['DISPLAY']
      ? { screen: undefined, display: process.env['DISPLAY'] }
      : await openScreen();
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const server = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
    const endAll = () => Promise.all([ended(server), ended(screen)]);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation', '--geometry=1440x900', '--autoplay-policy=allow'],
      },
    });
    const build = async () => {
      await listening(address);
      return new Builder().usingServer(address).disableEnvironmentOverrides().withCapabilities(capabilities).build();
    };
    const driver = await build().catch(async (error: unknown) => {
      await endAll();
      throw error;
    });
    await driver.manage().setTimeouts({ pageLoad: 120_000, script: 60_000 });
    const version = (await driver.getCapabilities()).getBrowserVersion();
    return {
      name: `WebKitGTK ${version ?? ''}`.trim(),
      open: (url) => driver.get(url),
      read: (expression) => driver.executeScript(`return (${expression});`),
      errors: async () => [],
      close: async () => {
        await driver.quit();
        await endAll();
      },
    };
  },
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { Builder, Capabilities } from 'selenium-webdriver';
import { type Candidate, usualLook } from './browser.ts';

// The package has no file that `import` could name, so it needs `require`.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
/** Milliseconds within which a child process must have started; generous for a busy machine. */
const START_MS = 60_000;
const miniBrowser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** Stops a child process and waits until it has exited. */
const ended = (child: ChildProcess | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (!child || child.exitCode !== null || !child.kill()) return resolve();
    child.once('exit', () => resolve());
  });

/**
 * Starts a virtual screen (Xvfb) on a free display number; resolves when it is ready.
 * @throws Error after a minute.
 */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(XVFB, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  try {
    const [number] = await once(screen.stdio[3] as Readable, 'data', { signal: AbortSignal.timeout(START_MS) });
    return { screen, display: `:${String(number).trim()}` };
  } catch (cause) {
    await ended(screen);
    throw new Error('The screen (Xvfb) was not there within a minute', { cause });
  }
}

/** WebKitGTK’s MiniBrowser, driven by its own WebDriver, on a virtual screen if `DISPLAY` is not set. */
export const webkit: Candidate = {
  name: 'WebKitGTK',
  missing: () => {
    if (!existsSync(DRIVER) || !miniBrowser) return 'WebKitGTK is not installed (Debian: webkit2gtk-driver)';
    return process.env['DISPLAY'] || existsSync(XVFB) ? undefined : 'there is no screen (Debian: xvfb)';
  },
  async start({ width, height, args = [], env = {} } = usualLook) {
    const { screen, display } = process.env['DISPLAY']
      ? { screen: undefined, display: process.env['DISPLAY'] }
      : await openScreen();
    const service = new DriverService.Builder(DRIVER)
      .setEnvironment({ ...process.env, ...env, DISPLAY: display } as Record<string, string>)
      .setLoopback(true)
      .build();
    const endAll = async () => {
      await service.kill();
      await ended(screen);
    };
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation', `--geometry=${width}x${height}`, '--autoplay-policy=allow', ...args],
      },
    });
    const build = async () => {
      const address = await service.start(START_MS);
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

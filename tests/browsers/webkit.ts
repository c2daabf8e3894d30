import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { Candidate } from './browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
const PORT = 4444;
const DISPLAY = ':97';
const miniBrowser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** Ends a program of the run and waits until it is gone. */
const ended = (child: ChildProcess | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (!child || child.exitCode !== null || !child.kill()) return resolve();
    child.once('exit', () => resolve());
  });

/** WebKitGTK's small browser by its own WebDriver, on a screen that nobody sees where there is none. */
export const webkit: Candidate = {
  name: 'WebKitGTK',
  missing: () => {
    if (!existsSync(DRIVER) || !miniBrowser) return 'WebKitGTK is not installed (Debian: webkit2gtk-driver)';
    return process.env['DISPLAY'] || existsSync(XVFB) ? undefined : 'there is no screen (Debian: xvfb)';
  },
  async start() {
    const display = process.env['DISPLAY'] ?? DISPLAY;
    const screen = process.env['DISPLAY']
      ? undefined
      : spawn(XVFB, [DISPLAY, '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
    const server = spawn(DRIVER, [`--port=${PORT}`], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: miniBrowser,
        args: ['--automation', '--geometry=1440x900', '--autoplay-policy=allow'],
      },
    });
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${PORT}`)
      .disableEnvironmentOverrides()
      .withCapabilities(capabilities)
      .build();
    await driver.manage().setTimeouts({ pageLoad: 120_000, script: 60_000 });
    const version = (await driver.getCapabilities()).getBrowserVersion();
    return {
      name: `WebKitGTK ${version ?? ''}`.trim(),
      open: (url) => driver.get(url),
      read: (expression) => driver.executeScript(`return (${expression});`),
      errors: async () => [],
      close: async () => {
        await driver.quit();
        await Promise.all([ended(server), ended(screen)]);
      },
    };
  },
};

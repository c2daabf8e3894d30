import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { markerScript } from '#services/session/marker.ts';
import { spoilerScript } from '#services/spoilers/spoiler-sheet.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { earlyNodesScript } from '../browser/early-changes.ts';
import { earlyClicksScript } from '../browser/early-clicks.ts';
import { starterScript, offlineReloadScript } from './starter.ts';

const plain = { notice: 'Too old </script>', plays: undefined };
const starter = starterScript('/app.js', ['/a.js'], plain);

test.each(
  Object.entries({
    markerScript,
    veilScript: spoilerScript,
    earlyClicksScript,
    earlyNodesScript,
    stillScript: offlineReloadScript,
    starter,
  }),
)('the inline script %s uses only syntax of Chromium 69 @page-15', async (_name, script) => {
  const [newest, oldest] = await Promise.all(
    ['esnext', 'chrome69'].map(async (target) => (await transformWithOxc(script, 'page.js', { target })).code),
  );
  expect(oldest).toBe(newest);
});

test('escapes the label in the inline script, so that the label cannot close the script element', () =>
  expect(starter).not.toContain('</script>'));

interface PageState {
  notice: string | undefined;
  hasStarted: boolean;
  /** Names of the buttons that are visible after the script ran. */
  buttons: string[];
}

/** Runs the script in a fake page whose browser lacks the API `missing`. Returns the state of the page. */
function run(missing: 'nothing' | 'withResolvers' | 'has'): PageState {
  let notice: string | undefined;
  let hasStarted = false;
  const form = {};
  const buttons = [
    { name: 'share', type: 'submit', form: null, style: { display: '' } },
    { name: 'show password', type: 'button', form, style: { display: '' } },
    { name: 'sign in', type: 'submit', form, style: { display: '' } },
  ];
  const element = () => ({ dataset: {}, style: {}, setAttribute: () => undefined });
  const page = {
    document: {
      hidden: false,
      querySelector: () => null,
      querySelectorAll: () => buttons,
      createElement: element,
      head: { append: () => undefined },
      body: { prepend: ({ textContent }: { textContent: string }) => (notice = textContent) },
    },
    requestAnimationFrame: () => (hasStarted = true),
    addEventListener: () => undefined,
    Promise: missing === 'withResolvers' ? {} : Promise,
    CSS: { supports: (condition: string) => missing !== 'has' || !condition.includes(':has') },
  };
  new Function(...Object.keys(page), starter)(...Object.values(page));
  const displayed = buttons.flatMap(({ name, style }) => (style.display === 'none' ? [] : [name]));
  return { notice, hasStarted, buttons: displayed };
}

test('the inline script starts the application in a browser of the supported baseline', () =>
  expect(run('nothing')).toEqual({
    notice: undefined,
    hasStarted: true,
    buttons: ['share', 'show password', 'sign in'],
  }));

test.each(['withResolvers', 'has'] as const)(
  'a browser without the JavaScript function “%s” shows a notice, hides buttons that need scripts and starts no application @page-15',
  (missing) => expect(run(missing)).toEqual({ notice: plain.notice, hasStarted: false, buttons: ['sign in'] }),
);

test('the browserslist matches the browser versions documented in docs/engines.md', async () => {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(new URL('../../../docs/engines.md', import.meta.url), 'utf8');
  for (const line of packageJson.browserslist) expect(text).toContain(`\`${line}\``);
});

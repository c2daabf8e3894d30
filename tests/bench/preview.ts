import { chromium, type Page } from 'playwright';
import type { FromPreview, ToPreview } from '#schemas/wire/authoring/preview.ts';
import { browserArgs } from '../../scripts/browser.ts';
import { median, p95 } from './measure.ts';
import { pageOf } from './pages.ts';

/** Measured keystrokes, after some warm-up. */
const STROKES = 60;
const WARM_UP = 15;

/** A page of 40 elements as in an editor: a hero, texts, and rows of 20 cards. */
function fortyElements() {
  const rows = pageOf(29, 20).elements;
  const hero = {
    $type: 'hero',
    $zone: 'header',
    attributes: { title: 'Opening night', background: { imageUrl: '/images/apex/pictures/1001.svg' } },
  };
  const text = (index: number) => ({ $type: 'textBlock', $zone: 'list', attributes: { text: `Text ${index}` } });
  return {
    version: '1.1',
    title: 'Forty',
    elements: [hero, ...Array.from({ length: 10 }, (_, i) => text(i)), ...rows],
  };
}

/** The two places where the simulated editor types; each is one attribute of one element. */
const places = {
  'a text’s words': { element: 5, attribute: 'text' },
  'the title of a row of 20 cards': { element: 15, attribute: 'name' },
} as const;

interface Stroke {
  /** Milliseconds from the draft’s arrival to the frame after its rendering, as reported by the preview. */
  drawn: number;
  /** Milliseconds from sending the draft to receiving the preview’s report. */
  reported: number;
}

/** Runs in the editor’s page: sends drafts, each after the previous one has been rendered. */
async function type(
  tab: Page,
  realm: string,
  document: unknown,
  place: { element: number; attribute: string },
  from: number,
): Promise<Stroke[]> {
  return tab.evaluate(
    async ({ realm, document, place, from, count }) => {
      const frame = window.document.querySelector('iframe')?.contentWindow;
      const page = document as { elements: { attributes: Record<string, unknown> }[] };
      const attributes = page.elements[place.element]?.attributes ?? {};
      const first = attributes[place.attribute] as string;
      const strokes: Stroke[] = [];
      for (let index = 0; index < count; index += 1) {
        attributes[place.attribute] = first + 'x'.repeat(index);
        const sequence = from + index;
        const drawn = new Promise<number>((resolve, reject) => {
          const listen = ({ origin, data }: MessageEvent<FromPreview>) => {
            if (origin !== realm || data.type !== 'drawn' || data.sequence !== sequence) return;
            removeEventListener('message', listen);
            const [wrong] = data.diagnostics;
            if (wrong) reject(new Error(`The draft is invalid: ${JSON.stringify(wrong)}`));
            else resolve(data.milliseconds);
          };
          addEventListener('message', listen);
        });
        const draft: ToPreview = { playbill: 1, type: 'draft', sequence, kind: 'page', name: 'forty', document };
        const started = performance.now();
        frame?.postMessage(draft, realm);
        const milliseconds = await drawn;
        strokes.push({ drawn: milliseconds, reported: performance.now() - started });
      }
      return strokes;
    },
    { realm, document, place, from, count: WARM_UP + STROKES },
  );
}

/** Opens a page on the studio’s origin that frames a preview; resolves when the preview is ready. */
async function openEditor(tab: Page, port: number, realm: string): Promise<void> {
  const address = `http://studio.localhost:${port}/bench`;
  const html = `<!doctype html><title>Editor</title><iframe width="1280" height="900" src="${realm}/_admin/composed-page-preview"></iframe>`;
  await tab.addInitScript(() => {
    addEventListener('message', ({ data }: MessageEvent<FromPreview>) => {
      if (data.type === 'ready') performance.mark('preview:ready');
    });
  });
  await tab.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await tab.goto(address);
  await tab.waitForFunction(() => performance.getEntriesByName('preview:ready').length > 0);
}

const ms = (values: number[]) => `${median(values).toFixed(1)} / ${p95(values).toFixed(1)}`;

/** Measures a keystroke from the editor’s page to the preview’s screen, on a page of 40 elements. */
export async function benchPreview(port: number, executablePath: string): Promise<string[]> {
  const realm = `http://apex.localhost:${port}`;
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArgs, '--disable-features=LocalNetworkAccessChecks'],
  });
  try {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    await openEditor(tab, port, realm);
    const document = fortyElements();
    const lines = [
      '| typed into, 40 elements on the page | drawn, median / p95 ms | sent until told, median / p95 ms |',
      '|---|---|---|',
    ];
    let from = 0;
    for (const [name, place] of Object.entries(places)) {
      const strokes = (await type(tab, realm, document, place, from)).slice(WARM_UP);
      from += WARM_UP + STROKES;
      lines.push(
        `| ${name} | ${ms(strokes.map(({ drawn }) => drawn))} | ${ms(strokes.map(({ reported }) => reported))} |`,
      );
    }
    return lines;
  } finally {
    await browser.close();
  }
}

if (import.meta.main) {
  const { mkdtempSync, rmSync } = await import('node:fs');
  const { findBrowser } = await import('../../scripts/browser.ts');
  const { startServer } = await import('./server.ts');
  const data = mkdtempSync('/tmp/playbill-bench-');
  const server = await startServer(4380, data);
  try {
    console.log((await benchPreview(server.port, (await findBrowser()).path)).join('\n'));
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

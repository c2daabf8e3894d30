import { type ReactNode, StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Issue, issueLine } from '#schemas/issue.ts';
import { loadExplanations } from '#schemas/explanations.ts';
import type { Guard } from '#schemas/guard.ts';
import { validate as isTextBlock } from '#schemas/generated/guards/blocks/textBlock.js';
import { type Ports, PortsProvider } from '../ports/ports.tsx';
import { createRegistry } from '../registry/registry.ts';
import type { Block } from '../registry/block.ts';
import { thrownIssue } from './thrown-issue.ts';
import { PageView } from './page-view.tsx';
import type { BlockRegistry } from './parse.ts';
import { type Trace, TraceContext } from './trace.ts';

const always = (() => true) as unknown as Guard;
const block =
  (component: (props: { attributes: { text: string } }) => ReactNode, validate: Guard = isTextBlock) =>
  async () => ({
    default: { kind: 'textBlock', validate, component } as unknown as Block,
  });
const registry: BlockRegistry = createRegistry({
  textBlock: block(({ attributes }) => <p>{attributes.text}</p>),
  thrower: block(() => {
    throw new Error('deliberate');
  }, always),
  deepThrower: block(
    () => (
      <div>
        <Deep />
      </div>
    ),
    always,
  ),
});
function Deep(): ReactNode {
  throw new TypeError('deep down');
}

const element = ($type: string, attributes: unknown, $zone = 'list') => ({ $type, $zone, attributes });
const valid = (text: string) => element('textBlock', { text });

/** Server-renders a page; returns its HTML and the reported issues. */
async function draw(elements: unknown, forEditor = false): Promise<{ html: string; reported: string[] }> {
  await Promise.all([registry.preload(['textBlock', 'thrower', 'deepThrower']), loadExplanations()]);
  const reported: string[] = [];
  const report = (document: string, issue: Issue) => void reported.push(`${document} ${issueLine(issue)}`);
  const ports = { diagnostics: { report } } as unknown as Ports;
  const trace: Trace = {};
  const stream = await renderToReadableStream(
    <StrictMode>
      <TraceContext value={trace}>
        <PortsProvider ports={ports}>
          <PageView
            document={{ version: '1.0', elements }}
            name="page home"
            registry={registry}
            forEditor={forEditor}
          />
        </PortsProvider>
      </TraceContext>
    </StrictMode>,
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => report('page home', thrownIssue(trace.pointer ?? '', error)),
    },
  );
  await stream.allReady;
  return { html: await new Response(stream).text(), reported };
}

test.each([
  [
    'an unknown type',
    element('carousel3d', { text: 'x' }),
    '/elements/1/$type: expected a kind of element that this build knows, found "carousel3d"',
  ],
  [
    'an object for a string',
    element('textBlock', { text: {} }),
    '/elements/1/attributes/text: expected a text, found an object',
  ],
  ['no object as attributes', element('textBlock', null), '/elements/1/attributes: expected an object, found null'],
  ['a number instead of an object', 7, '/elements/1: expected an object, found 7'],
  [
    'a component that throws',
    element('thrower', {}),
    '/elements/1: expected an element that can be drawn, found an error: deliberate',
  ],
  [
    'a nested component that throws',
    element('deepThrower', {}),
    '/elements/1: expected an element that can be drawn, found an error: deep down',
  ],
])(
  'server rendering leaves out only the element with %s, and reports its JSON pointer @def-06',
  async (_fault, bad, line) => {
    const { html, reported } = await draw([valid('before'), bad, valid('after')]);
    expect(html).toContain('<p>before</p>');
    expect(html).toContain('<p>after</p>');
    expect(html).not.toContain('carousel3d');
    expect(reported).toEqual([`page home ${line}`]);
  },
);

test('renders the elements of the header zone before those of the list zone @def-05', async () => {
  const { html } = await draw([valid('second'), element('textBlock', { text: 'first' }, 'header'), valid('third')]);
  const texts = [...html.matchAll(/<p>(\w+)<\/p>/g)].map(([, text]) => text);
  expect(texts).toEqual(['first', 'second', 'third']);
});

test('shows editors the errors of an invalid element in place of the element @def-06', async () => {
  const { html } = await draw([valid('before'), element('textBlock', { text: 3 }), valid('after')], true);
  expect(
    html
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('before /elements/1/attributes/text expected a text, found 3 after');
});

test('streams all elements of a page in their final position, without scripts that move them', async () => {
  const { html } = await draw(Array.from({ length: 60 }, (_, index) => valid(`text ${index} ${'x'.repeat(600)}`)));
  expect(html).not.toContain('<script');
  expect(html).not.toContain('hidden');
  expect(html.match(/<p>/g)).toHaveLength(60);
});

test('hides an element on the class of screen sizes that the element’s definition excludes', async () => {
  const { html } = await draw([{ ...valid('phone-less'), style: { mobile: { display: 'none' } } }, valid('anywhere')]);
  const classOf = (text: string) => new RegExp(`<div class="([^"]+)"[^>]*>(?:<!--\\$-->)?<p>${text}`).exec(html)?.[1];
  expect(classOf('phone-less')).toMatch(/^\w+$/);
  expect(classOf('phone-less')).not.toBe(classOf('anywhere'));
});

test('marks each rendered element with its JSON pointer and identifiers @def-18', async () => {
  const called = { bucketId: 7, exid: 'ext.new', id: 'not a name', heroId: 'ada@example.org', text: 'second' };
  const { html } = await draw([
    valid('first'),
    { ...element('textBlock', called), analyticsId: 'home-intro' },
    { ...valid('third'), analyticsId: 'ada@example.org' },
  ]);
  const marks = [...html.matchAll(/<div class="\w+" (data-[^>]+)>/g)].map(([, attributes]) => attributes);
  expect(marks).toEqual([
    'data-pointer="/elements/0" data-kind="textBlock"',
    'data-pointer="/elements/1" data-kind="textBlock" data-ids="analyticsId=home-intro&amp;bucketId=7&amp;exid=ext.new"',
  ]);
});

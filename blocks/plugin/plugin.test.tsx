import { expect, test } from 'vitest';
import schema from '#schemas/blocks/plugin.schema.json';
import type { PluginBlock } from '#schemas/generated/types.ts';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import plugin from './index.ts';

const [first, second] = schema.examples as unknown as [PluginBlock, PluginBlock];

test('a plugin runs in a sandboxed frame with an opaque origin, without access to the page and without referrer @page-01', () => {
  const html = drawBlock(plugin, first);
  expect(html).toContain('sandbox="allow-scripts allow-forms"');
  expect(html).toContain('referrerPolicy="no-referrer"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain(`title="${first.title}"`);
});

test('reserves the space of a plugin by the height in its definition, or else by its aspect ratio', () => {
  expect(drawBlock(plugin, first)).toContain('block-size:480px');
  expect(drawBlock(plugin, second)).toContain('aspect-ratio:4 / 3');
});

test.each([
  ['accepts', 'https://plugins.example.org/a', true],
  ['accepts', 'http://localhost:4801/vote', true],
  ['accepts', 'http://studio.localhost:4801', true],
  ['accepts', 'http://127.0.0.1/', true],
  ['rejects', 'http://plugins.example.org/', false],
  ['rejects', 'http://localhost.evil.example/', false],
  ['rejects', 'http://localhost:4801@evil.example/', false],
  ['rejects', '//evil.example/', false],
  ['rejects', 'javascript:alert(1)', false],
  ['rejects', 'data:text/html,x', false],
  ['rejects', '/plugin', false],
])('%s the plugin URL %s @def-11', (_verdict, url, valid) => {
  expect(plugin.validate({ ...first, url })).toBe(valid);
});

import { expect, test } from 'vitest';
import schema from '#schemas/blocks/fighters.schema.json';
import type { Bout, Fighter } from '#schemas/generated/types.ts';
import ar from '#schemas/labels/ar.json';
import en from '#schemas/labels/en_US.json';
import es from '#schemas/labels/es_ES.json';
import pt from '#schemas/labels/pt_PT.json';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import fighters from './index.ts';
import { methodLabels, outcomeLabels } from './result-labels.ts';

const fighter = (more: Partial<Fighter> = {}): Fighter => ({
  id: 'fm1',
  name: 'Chidi Okafor',
  record: { wins: 19, losses: 2, noContests: 0 },
  ...more,
});
const bout = (more: Partial<Bout> = {}): Bout => ({ opponent: 'Lindqvist', outcome: 'win', method: 'split', ...more });
const draw = (...all: Fighter[]) => drawBlock(fighters, { fighters: all });
const { bouts } = schema.properties.fighters.items.properties;

test.each(bouts.items.properties.method.enum as Bout['method'][])(
  'the bout method %s has a label in all four languages @page-08',
  (method) => {
    for (const translations of [en, es, pt, ar]) expect(translations[methodLabels[method]]).toMatch(/\S/);
    expect(draw(fighter({ bouts: [bout({ method })] }))).toContain(en[methodLabels[method]]);
  },
);

test.each(bouts.items.properties.outcome.enum as Bout['outcome'][])(
  'shows the label of a bout’s outcome %s @page-08',
  (outcome) => {
    expect(draw(fighter({ bouts: [bout({ outcome })] }))).toContain(en[outcomeLabels[outcome]]);
  },
);

test('shows a fighter’s record as numbers with a screen reader text, and the number of “no contests” only if there are any @page-08', () => {
  const translations = {
    ...en,
    'fighter.wins': '{{count}} wins',
    'fighter.losses': '{{count}} losses',
    'fighter.noContests': '{{count}} without',
  };
  const record = (noContests: number) =>
    drawBlock(fighters, { fighters: [fighter({ record: { wins: 19, losses: 2, noContests } })] }, translations);
  expect(record(0)).toContain('19–2');
  expect(record(0)).toContain('19 wins, 2 losses<');
  expect(record(1)).toContain('19 wins, 2 losses, 1 without<');
});

test('links a fighter’s name to the fighter’s page, and a bout to the link in the bout’s definition @page-08', () => {
  const html = draw(fighter({ bouts: [bout({ link: { type: 'VOD', id: 7 } }), bout({ opponent: 'Pryce' })] }));
  expect(html).toContain('href="/fighters/fm1"');
  expect(html).toContain('href="/VOD/7"');
  expect(html.match(/<a /g)).toHaveLength(2);
});

test('shows method, round and time of a bout', () => {
  const html = draw(fighter({ bouts: [bout({ method: 'KO/TKO', round: 2, time: '3:31', event: 'Apex 79' })] }));
  expect(html).toContain('KO/TKO · Round 2 · 3:31');
  expect(html).toContain('Apex 79');
});

test('renders the "empty" message if there are no fighters, or nothing if the block defines no message', () => {
  expect(draw()).toBe('');
  expect(drawBlock(fighters, { fighters: [], emptyTitle: 'Not announced' })).toContain('Not announced');
});

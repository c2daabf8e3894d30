import { expect, test } from 'vitest';
import { createGiftDrafts } from './gift-draft.ts';

const draft = { id: 'draft-1', values: { senderName: 'Nina' } };

/** Creates a storage area that keeps its items in a map. */
function createArea(items = new Map<string, string>()) {
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const blocked = () => {
  throw new DOMException('The storage is switched off', 'SecurityError');
};

test('a draft is kept per gift until it is cleared @gift-01', () => {
  const area = createArea();
  createGiftDrafts(() => area).set('year', draft);
  const afterReload = createGiftDrafts(() => area);
  expect(afterReload.get('year')).toEqual(draft);
  expect(afterReload.get('month')).toBeUndefined();
  afterReload.clear('year');
  expect(afterReload.get('year')).toBeUndefined();
  expect(area.items.size).toBe(0);
});

test('a draft lasts as long as the document if the storage is switched off @gift-01', () => {
  const drafts = createGiftDrafts(blocked);
  drafts.set('year', draft);
  expect(drafts.get('year')).toEqual(draft);
  drafts.clear('year');
  expect(drafts.get('year')).toBeUndefined();
});

test.each(['no JSON', '[]', 'null', '{"id":1,"values":{}}', '{"id":"a"}'])(
  'stored text that is no draft is ignored: %s @gift-01',
  (text) => {
    const area = createArea(new Map([['playbill-gift:year', text]]));
    expect(createGiftDrafts(() => area).get('year')).toBeUndefined();
  },
);

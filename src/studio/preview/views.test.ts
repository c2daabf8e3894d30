import { expect, test } from 'vitest';
import { plainOf, viewMessage } from './view.ts';
import { createViews, MOST_VIEWS } from './views.ts';
import { viewName } from './names.ts';

const realm = { id: 'north', languages: ['en_US', 'es_ES', 'pt_PT', 'ar', 'fr_FR'], defaultLocale: 'en_US' };

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}
const open = (kept = storage()) => createViews({ realm, storage: kept, room: 1440 });
const names = (views: ReturnType<typeof open>) => views.all.value.map((view) => viewName(view, realm.languages));

test('the preview starts with one view, which is the current one @edit-03', () => {
  const views = open();
  expect(names(views)).toEqual(['Desktop 1440 · English · Guest']);
  expect(views.current.value).toBe(views.all.value[0]);
  views.remove(views.current.value.id);
  expect(views.all.value).toHaveLength(1);
});

test.each([
  ['WIDTHS', ['Phone 390', 'Tablet 820', 'Desktop 1440', 'TV 2560'], 0],
  ['LANGUAGES', ['Arabic', 'English', 'Spanish', 'Portuguese'], 1],
  ['AUDIENCES', ['Guest', 'Signed in', 'Child'], 2],
] as const)(
  'the preview preset %s creates views that differ only in one property of the view @edit-03',
  (preset, expected, place) => {
    const views = open();
    views.current.value.locale.value = 'ar';
    views.current.value.country.value = 'BR';
    views.spread(preset);
    const listed = names(views).map((name) => name.split(' · '));
    expect(listed.map((parts) => parts[place])).toEqual(expected);
    expect(listed.every((parts) => parts[3] === 'BR')).toBe(true);
    if (preset !== 'LANGUAGES') expect(listed.every((parts) => parts[1] === 'Arabic')).toBe(true);
  },
);

test('duplicates, changes and removes preview views, with at most four views @edit-03', () => {
  const views = open();
  const [first] = views.all.value;
  views.duplicate(first?.id ?? '');
  views.current.value.audience.value = 'CHILD';
  expect(names(views)).toEqual(['Desktop 1440 · English · Guest', 'Desktop 1440 · English · Child']);
  for (let count = 0; count < MOST_VIEWS; count += 1) views.duplicate(first?.id ?? '');
  expect(views.all.value).toHaveLength(MOST_VIEWS);
  views.remove(first?.id ?? '');
  expect(views.all.value).toHaveLength(MOST_VIEWS - 1);
  views.single();
  expect(views.all.value).toEqual([views.current.value]);
});

test('stores the preview views per browser tab and drops languages that the realm no longer has @edit-03', () => {
  const kept = storage();
  const before = open(kept);
  const stop = before.keep();
  before.spread('LANGUAGES');
  before.current.value.time.value = '2026-07-24T18:00';
  stop();
  expect(open(kept).all.value.map(plainOf)).toEqual(before.all.value.map(plainOf));
  const fewer = createViews({ realm: { ...realm, languages: ['en_US', 'ar'] }, storage: kept, room: 1440 });
  expect(fewer.all.value.map(({ locale }) => locale.value)).toEqual(['en_US', 'ar']);
});

test.each<[string, string]>([
  ['no JSON', '{'],
  ['a list of invalid views', '[{"width":1}]'],
  ['a text', '"x"'],
])('the preview starts with one view if the stored data is %s @edit-03', (_data, text) => {
  const kept = storage();
  kept.setItem('playbill-studio:views:north', text);
  expect(open(kept).all.value).toHaveLength(1);
});

test('creates a separate message for each preview view @edit-03', () => {
  const views = open();
  views.spread('AUDIENCES');
  expect(
    views.all.value.map(({ audience, country, time }) => viewMessage(audience.value, country.value, time.value)),
  ).toEqual([{ audience: 'GUEST' }, { audience: 'SIGNED_IN' }, { audience: 'CHILD' }]);
});

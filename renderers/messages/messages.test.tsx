import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { clock, formatDuration } from './duration.ts';
import type { Values } from './message.ts';
import { useMessages, MessagesProvider } from './messages.tsx';

function draw(
  locale: string,
  key: string,
  values?: Values,
  texts: Record<string, string> = {},
  messages: Record<string, object[]> = {},
): string {
  const Translated = () => useMessages().t(key as LabelKey, values);
  return renderToStaticMarkup(
    <MessagesProvider
      labels={{
        defaultLocale: 'en_US',
        selectedLocale: locale,
        translations: { [locale]: texts },
        messages: { [locale]: messages },
      }}
    >
      <Translated />
    </MessagesProvider>,
  );
}

test('fills each placeholder of a label once and does not expand placeholders within values @i18n-01', () => {
  expect(draw('en_US', 'hello', { name: '{{other}}', other: 'x' }, { hello: 'Hello {{name}}, {{ name }}!' })).toBe(
    'Hello {{other}}, {{other}}!',
  );
});

/** AST of `{count, plural, …}` as the server's parser returns it: a number sign, then text. */
const plural = (messages: Record<string, string>) => [
  {
    type: 6,
    value: 'count',
    offset: 0,
    pluralType: 'cardinal',
    options: Object.fromEntries(
      Object.entries(messages).map(([name, value]) => [name, { value: [{ type: 7 }, { type: 0, value }] }]),
    ),
  },
];

test('selects the plural form of a label by language @i18n-01', () => {
  const message = plural({ one: ' season', other: ' seasons' });
  expect(draw('en_US', 'n', { count: 1 }, {}, { n: message })).toBe('1 season');
  expect(draw('en_US', 'n', { count: 1200 }, {}, { n: message })).toBe('1,200 seasons');
  expect(draw('ar', 'n', { count: 3 }, {}, { n: plural({ few: ' مواسم', other: ' موسم' }) })).toBe('3 مواسم');
});

test('shows the key of an ICU label if the value of its placeholder is missing @i18n-01', () =>
  expect(draw('en_US', 'n', {}, {}, { n: plural({ other: ' seasons' }) })).toBe('n'));

test('shows the key of a label that does not exist @i18n-01', () =>
  expect(draw('en_US', 'nowhere.to.be.found')).toBe('nowhere.to.be.found'));
test('treats apostrophes and single braces in a label as text', () =>
  expect(draw('en_US', 'a', {}, { a: "it's {fine}" })).toBe('it&#x27;s {fine}'));

const t = (key: LabelKey, values?: Values) => `${key} ${JSON.stringify(values)}`;
test.each([
  [42, '42 seconds', 'seconds {"seconds":42}'],
  [60, '1 minute', 'minutes {"minutes":1}'],
  [3599, '1 hour', 'hours {"hours":1}'],
  [14_400, '4 hours', 'hours {"hours":4}'],
  [5400, '1 hour and 30 minutes', 'hoursMinutes {"hours":1,"minutes":30}'],
])('formats a duration of %i s with the label for %s', (seconds, _words, expected) =>
  expect(formatDuration(t, seconds)).toBe(expected),
);
test.each([
  [0, '0:00'],
  [75.9, '1:15'],
  [3723, '1:02:03'],
  [72 * 3600, '72:00:00'],
  [1000 * 3600 + 59, '1000:00:59'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [Number.NaN, '0:00'],
  [-3, '0:00'],
])('formats the playback position %d s as %s', (seconds, shown) => expect(clock(seconds)).toBe(shown));

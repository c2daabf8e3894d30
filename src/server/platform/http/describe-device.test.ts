import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test.each([
  [
    'Chrome, Windows and desktop for Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows', type: 'desktop' },
  ],
  [
    'Safari, iOS and mobile for Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', type: 'mobile' },
  ],
  [
    'Firefox, Linux and desktop for Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Linux', type: 'desktop' },
  ],
  ['only an unknown type of device for an empty user agent', '', { type: 'unknown' }],
  ['only an unknown type of device without a user agent', undefined, { type: 'unknown' }],
])('derives from the user agent of a device: %s @play-18', (_result, userAgent, words) =>
  expect(describeDevice(userAgent)).toEqual(words),
);

test('shortens the text of an unknown user agent to 40 characters @play-18', () => {
  const { browser = '', type } = describeDevice(`${'x'.repeat(9000)}/1.0 (<script>)`);
  expect(browser.length).toBeLessThanOrEqual(40);
  expect(type).toBe('unknown');
});

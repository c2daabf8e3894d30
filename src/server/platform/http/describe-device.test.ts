import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows', type: 'desktop' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', type: 'mobile' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Linux', type: 'desktop' },
  ],
  ['', { type: 'unknown' }],
  [undefined, { type: 'unknown' }],
])('returns browser, system and type of the device for the user agent %j @play-18', (userAgent, words) =>
  expect(describeDevice(userAgent)).toEqual(words),
);

test('limits the length of unknown user agents @play-18', () => {
  const { browser = '', type } = describeDevice(`${'x'.repeat(9000)}/1.0 (<script>)`);
  expect(browser.length).toBeLessThanOrEqual(40);
  expect(type).toBe('unknown');
});

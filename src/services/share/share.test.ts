import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShare } from './share.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
const sheet = vi.fn<(what: object) => Promise<void>>();
const log = vi.fn();
let isTouch = false;

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  sheet.mockReset().mockResolvedValue();
  log.mockReset();
  isTouch = false;
  vi.stubGlobal('navigator', { clipboard: { writeText }, share: sheet });
  vi.stubGlobal('location', { href: 'https://apex.test/home' });
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
});
afterEach(() => vi.unstubAllGlobals());

const realm = { universalLink: '/{path}', trackingConfiguration: [{ name: 'utm_source', value: 'apex' }] };
const share = () => createShare(realm, log)({ title: 'One', href: '/video/1' });
const putAway = new DOMException('put away', 'AbortError');

test('copies the link to share on mouse devices, and opens the share sheet if copying fails @list-05', async () => {
  expect(await share()).toBe('shared');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://apex.test/video/1?utm_source=apex');
  expect(sheet).not.toHaveBeenCalled();
  writeText.mockRejectedValue(new Error('refused'));
  expect(await share()).toBe('shared');
  expect(sheet).toHaveBeenCalledExactlyOnceWith({ title: 'One', url: 'https://apex.test/video/1?utm_source=apex' });
  expect(log).toHaveBeenCalledTimes(1);
});

test('opens the share sheet on touch devices, and copies the link if there is no share sheet @list-05', async () => {
  isTouch = true;
  expect(await share()).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await share()).toBe('shared');
  expect(writeText).toHaveBeenCalledTimes(1);
});

test.each([
  ['with', true],
  ['without', false],
] as const)('treats a dismissed share sheet as cancelled on a device %s touch @list-05', async (_word, touch) => {
  isTouch = touch;
  sheet.mockRejectedValue(putAway);
  if (!touch) writeText.mockRejectedValue(new Error('refused'));
  expect(await share()).toBe('cancelled');
  if (touch) expect(writeText).not.toHaveBeenCalled();
});

test('uses the title’s share link template instead of the realm’s @list-05', async () => {
  const detail = { universalLink: 'https://go.test/{path}', trackingConfiguration: [] };
  await createShare(realm, log)({ title: 'One', href: '/video/1', detail });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://go.test/video/1');
});

test('sharing fails if both copying and the share sheet fail @list-05', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  sheet.mockRejectedValue(new Error('refused'));
  expect(await share()).toBe('failed');
  expect(log).toHaveBeenCalledTimes(2);
});

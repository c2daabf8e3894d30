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

test('a mouse copies the address; the sheet comes when that fails, which is logged @list-05', async () => {
  expect(await share()).toBe('shared');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://apex.test/video/1?utm_source=apex');
  expect(sheet).not.toHaveBeenCalled();
  writeText.mockRejectedValue(new Error('refused'));
  expect(await share()).toBe('shared');
  expect(sheet).toHaveBeenCalledExactlyOnceWith({ title: 'One', url: 'https://apex.test/video/1?utm_source=apex' });
  expect(log).toHaveBeenCalledTimes(1);
});

test('fingers get the sheet, and a copy when there is none @list-05', async () => {
  isTouch = true;
  expect(await share()).toBe('shared');
  expect(writeText).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await share()).toBe('shared');
  expect(writeText).toHaveBeenCalledTimes(1);
});

test.each([true, false])(
  'a sheet that is put away has shared nothing, nor failed (touch: %s) @list-05',
  async (touch) => {
    isTouch = touch;
    sheet.mockRejectedValue(putAway);
    if (!touch) writeText.mockRejectedValue(new Error('refused'));
    expect(await share()).toBe('cancelled');
    if (touch) expect(writeText).not.toHaveBeenCalled();
  },
);

test('a title’s own link is taken before the realm’s @list-05', async () => {
  const detail = { universalLink: 'https://go.test/{path}', trackingConfiguration: [] };
  await createShare(realm, log)({ title: 'One', href: '/video/1', detail });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://go.test/video/1');
});

test('where both fail it has failed @list-05', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  sheet.mockRejectedValue(new Error('refused'));
  expect(await share()).toBe('failed');
  expect(log).toHaveBeenCalledTimes(2);
});

import { expect, test } from 'vitest';
import { faultOf } from './dash-fault.ts';

const licence = (status: string) =>
  `DRM: licenser error! --org.w3.clearkey update, XHR complete. status is ${status}, readyState is 4.  Response is x`;

// Words as dash.js 5.2 writes them.
test.each([
  [114, licence('"Unauthorized" (401)'), 'licence', 401],
  [114, licence('"" (403)'), 'licence', 403],
  [114, licence('"" (0)'), 'licence', undefined],
  [25, 'Manifest load failed - HTTP Status Code: 503', 'manifest', 503],
  [34, 'no codec', 'unsupported', undefined],
])('error %i of dash.js: %s @play-11', (code, message, kind, status) => {
  expect(faultOf({ error: { code, message } })).toMatchObject({ kind, status });
});

test('what it goes on without is no fault @play-11', () => expect(faultOf({ error: { code: 12 } })).toBeUndefined());

import { expect, test } from 'vitest';
import { toDashFault } from './dash-fault.ts';

const licence = (status: string) =>
  `DRM: licenser error! --org.w3.clearkey update, XHR complete. status is ${status}, readyState is 4.  Response is x`;

// Error messages in the wording of dash.js 5.2.
test.each([
  [114, licence('"Unauthorized" (401)'), 'licence', 401],
  [114, licence('"" (403)'), 'licence', 403],
  [114, licence('"" (0)'), 'licence', undefined],
  [25, 'Manifest load failed - HTTP Status Code: 503', 'manifest', 503],
  [34, 'no codec', 'unsupported', undefined],
])(
  'maps the dash.js error %i with the message “%s” to a player fault of the kind “$2” with the status $3 @play-11',
  (code, message, kind, status) => {
    expect(toDashFault({ error: { code, message } })).toMatchObject({ kind, status });
  },
);

test('ignores dash.js errors that do not interrupt playback @play-11', () =>
  expect(toDashFault({ error: { code: 12 } })).toBeUndefined());

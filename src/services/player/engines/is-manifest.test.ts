import { expect, test } from 'vitest';
import { isManifest } from './is-manifest.ts';

const whole = `<?xml version="1.0" encoding="UTF-8"?>
<!-- <made> by hand -->
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type='static' mediaPresentationDuration="PT20S">
  <Period id="1"><AdaptationSet contentType="video"><SegmentTemplate media="v/$Number$.m4s"
    duration = "2"/></AdaptationSet><Title><![CDATA[a < b]]></Title></Period>
</MPD>
`;

test.each([
  ['a complete manifest', whole, true],
  ['a manifest with a comment after it', `${whole}<!-- end -->\n`, true],
  ['a manifest with a namespace prefix', '<m:MPD xmlns:m="urn:mpeg:dash:schema:mpd:2011"></m:MPD>', true],
  ['an HTML page', '<!doctype html><html lang="en"><script async></script></html>', false],
  ['an HTML page that ends like a manifest', '<input disabled></MPD>', false],
  ['a manifest with an unquoted attribute', whole.replace('id="1"', 'id=1'), false],
  ['an empty text', '', false],
])('for %s, the answer to “is it a complete DASH manifest?” is $2 @play-11', (_what, text, is) =>
  expect(isManifest(text)).toBe(is),
);

test('rejects a DASH manifest truncated at any position @play-11', () => {
  const end = whole.trimEnd().length;
  expect(Array.from({ length: end }, (_, at) => at).filter((at) => isManifest(whole.slice(0, at)))).toEqual([]);
});

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
  ['a manifest', whole, true],
  ['one with words after it', `${whole}<!-- end -->\n`, true],
  ['one with a prefix', '<m:MPD xmlns:m="urn:mpeg:dash:schema:mpd:2011"></m:MPD>', true],
  ['a page', '<!doctype html><html lang="en"><script async></script></html>', false],
  ['a page that ends like one', '<input disabled></MPD>', false],
  ['an attribute without marks', whole.replace('id="1"', 'id=1'), false],
  ['nothing', '', false],
])('detects a complete DASH manifest: %s: %s @play-11', (_what, text, is) => expect(isManifest(text)).toBe(is));

test('rejects a manifest truncated at any position @play-11', () => {
  const end = whole.trimEnd().length;
  expect(Array.from({ length: end }, (_, at) => at).filter((at) => isManifest(whole.slice(0, at)))).toEqual([]);
});

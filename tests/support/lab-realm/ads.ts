const wrapped = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>
<VAST version="4.2" xmlns="http://www.iab.com/VAST">
  <Ad id="wrapped">
    <Wrapper>
      <AdSystem>Lab</AdSystem>
      <Impression>{origin}/media/ads/seen.xml?ad=wrapper&amp;event=impression</Impression>
      <VASTAdTagURI>{origin}/media/ads/${inner}.xml</VASTAdTagURI>
      <Creatives>
        <Creative>
          <Linear>
            <TrackingEvents>
              <Tracking event="start">{origin}/media/ads/seen.xml?ad=wrapper&amp;event=start</Tracking>
            </TrackingEvents>
          </Linear>
        </Creative>
      </Creatives>
    </Wrapper>
  </Ad>
</VAST>
`;

/** VAST responses for the lab realm by file name: empty, malformed, and wrappers. */
export const labAds: Readonly<Record<string, string>> = {
  'empty.xml': '<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST"/>\n',
  'malformed.xml': '<?xml version="1.0"?><VAST version="4.2"><Ad id="x"><InLine><Creatives></VAST>',
  'wrapper.xml': wrapped('ring-of-salt'),
  'circle.xml': wrapped('circle-back'),
  'circle-back.xml': wrapped('circle'),
};

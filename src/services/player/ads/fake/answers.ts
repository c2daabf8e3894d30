import { DOMParser } from '@xmldom/xmldom';
import { AdError, adErrors } from '../ad-error.ts';
import type { LoadXml } from '../load-xml.ts';

/** Parses XML without a browser. @throws AdError if it is malformed */
export function documentOf(xml: string): XMLDocument {
  const faults: string[] = [];
  const note = (fault: string) => void faults.push(fault);
  const document = new DOMParser({ errorHandler: { error: note, fatalError: note, warning: note } }).parseFromString(
    xml,
    'text/xml',
  ) as XMLDocument | undefined;
  if (!document?.documentElement || faults.length > 0) throw new AdError(adErrors.malformed, 'no XML');
  return document;
}

/** Fake ad server with fixed responses by URL. Other URLs yield 404, and the response `slow` never arrives. */
export function createAnswers(answers: Readonly<Record<string, string>>): { loadXml: LoadXml; asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    loadXml: (url) => {
      asked.push(url);
      if (answers[url] === 'slow') return new Promise(() => undefined);
      const xml = answers[url];
      if (xml === undefined) return Promise.reject(new AdError(adErrors.unreachable, `answered 404: ${url}`));
      return Promise.resolve().then(() => documentOf(xml));
    },
  };
}

interface FakeAd {
  name?: string;
  skipoffset?: string;
  sequence?: number;
  type?: string;
}

const events = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip', 'pause', 'resume', 'mute'];

/** VAST of a ten-second ad; `name` is part of all its URLs. */
export const inline = ({ name = 'ad', skipoffset, sequence, type = 'video/mp4' }: FakeAd = {}): string => `
<Ad id="${name}"${sequence === undefined ? '' : ` sequence="${sequence}"`}><InLine><AdSystem>t</AdSystem><AdTitle>t</AdTitle>
<Error><![CDATA[https://t.test/${name}/error?code=[ERRORCODE]]]></Error>
<Impression><![CDATA[https://t.test/${name}/impression?at=[TIMESTAMP]&cb=[CACHEBUSTING]]]></Impression>
<Creatives><Creative><Linear${skipoffset === undefined ? '' : ` skipoffset="${skipoffset}"`}><Duration>00:00:10</Duration>
<TrackingEvents>${events.map((event) => `<Tracking event="${event}">https://t.test/${name}/${event}</Tracking>`).join('')}
<Tracking event="progress" offset="00:00:03">https://t.test/${name}/progress</Tracking></TrackingEvents>
<VideoClicks><ClickThrough>https://shop.test/?cb=[CACHEBUSTING]</ClickThrough><ClickTracking>https://t.test/${name}/click</ClickTracking></VideoClicks>
<MediaFiles>
<MediaFile delivery="progressive" type="${type}" width="640" height="360" bitrate="800">https://cdn.test/${name}-360.mp4</MediaFile>
<MediaFile delivery="progressive" type="${type}" width="1280" height="720" bitrate="2000">https://cdn.test/${name}-720.mp4</MediaFile>
</MediaFiles></Linear></Creative></Creatives></InLine></Ad>`;

/** VAST wrapper that redirects to another response. */
export const wrapper = (to: string, name = 'wrapper'): string => `
<Ad><Wrapper><AdSystem>t</AdSystem><VASTAdTagURI><![CDATA[${to}]]></VASTAdTagURI>
<Error><![CDATA[https://t.test/${name}/error?code=[ERRORCODE]]]></Error><Impression>https://t.test/${name}/impression</Impression>
<Creatives><Creative><Linear><TrackingEvents><Tracking event="midpoint">https://t.test/${name}/midpoint</Tracking></TrackingEvents></Linear></Creative></Creatives>
</Wrapper></Ad>`;

/** VAST response that contains the given ads. */
export const vast = (...ads: string[]): string => `<VAST version="4.1">${ads.join('')}</VAST>`;

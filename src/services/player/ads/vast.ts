import { VASTParser } from '@dailymotion/vast-client';
import { AdError, adErrors } from './ad-error.ts';
import { allowedAddress, withMacros } from './addresses.ts';
import type { AdFile, LinearAd } from './linear-ad.ts';
import type { LoadXml } from './load-xml.ts';

/** Functions that load VAST documents and send errors. */
export interface VastTools {
  loadXml: LoadXml;
  /** Requests a tracking URL without waiting for the response. */
  ping: (address: string) => void;
  /** URL of the current page, against which relative ad URLs are resolved. */
  page: string;
}

/** Source of ads: an ad server URL, or VAST embedded in a VMAP document. */
export type AdSource = { url: string } | { element: Element };

/**
 * Maximum number of VAST wrappers. The parser's own limit is one more, because it also counts the ad inside the
 * wrappers.
 */
const WRAPPERS = 5;

interface Template {
  url?: string | null;
}

/** The fields of the parser's result that are used here. The library has no types for them. */
interface ParsedCreative {
  type: string;
  duration: number;
  skipDelay: number | null;
  mediaFiles: {
    fileURL: string | null;
    mimeType: string | null;
    deliveryType: string;
    height: number;
    bitrate: number;
  }[];
  videoClickThroughURLTemplate: Template | null;
  videoClickTrackingURLTemplates: Template[];
  trackingEvents: Record<string, string[]>;
}
interface ParsedAd {
  impressionURLTemplates: Template[];
  errorURLTemplates: string[];
  creatives: ParsedCreative[];
}

/**
 * The library's parser, changed to load wrappers with this module's loader and to request error URLs with its `ping`.
 */
class Parser extends VASTParser {
  /** VAST error code of the last failure. */
  failure: number | undefined;
  readonly #tools: VastTools;

  constructor(tools: VastTools, signal: AbortSignal) {
    const fetchVAST = ({ url }: { url: string }) => loadDocument(url, tools, signal);
    super({ fetcher: { fetchVAST } } as object);
    this.#tools = tools;
  }

  override trackVastError(addresses: string[], { ERRORCODE }: { ERRORCODE: number }): void {
    this.failure = ERRORCODE;
    for (const address of addresses) this.#tools.ping(withMacros(address, { ERRORCODE }, Date.now()));
  }
}

/** Loads a document from an ad server. @throws AdError if the URL is not allowed or the response is not XML */
export async function loadDocument(
  url: string,
  { loadXml, page }: Pick<VastTools, 'loadXml' | 'page'>,
  signal: AbortSignal,
): Promise<XMLDocument> {
  const allowed = allowedAddress(withMacros(url, {}, Date.now()), page);
  if (allowed === undefined) throw new AdError(adErrors.unreachable, `an address that is not asked: ${url}`);
  return loadXml(allowed, signal);
}

const urlsOf = (templates: readonly Template[]): string[] => templates.flatMap(({ url }) => (url ? [url] : []));

/** Maps the parser's -1 for "none" to undefined. Seconds. */
const seconds = (value: number | null): number | undefined => (value === null || value < 0 ? undefined : value);

function adOf({ impressionURLTemplates, errorURLTemplates, creatives }: ParsedAd, page: string): LinearAd | undefined {
  const linear = creatives.find(({ type, mediaFiles }) => type === 'linear' && mediaFiles.length > 0);
  if (!linear) return undefined;
  const files = linear.mediaFiles.flatMap(({ fileURL, mimeType, height, bitrate }): AdFile[] => {
    const url = fileURL === null ? undefined : allowedAddress(fileURL, page);
    return url === undefined ? [] : [{ url, type: mimeType ?? '', height, bitrate }];
  });
  return {
    files,
    duration: seconds(linear.duration) ?? 0,
    skipAfter: seconds(linear.skipDelay),
    clickThrough: linear.videoClickThroughURLTemplate?.url ?? undefined,
    clicks: urlsOf(linear.videoClickTrackingURLTemplates),
    impressions: urlsOf(impressionURLTemplates),
    errors: errorURLTemplates,
    events: linear.trackingEvents,
  };
}

/**
 * Loads the ads of a break in order: a pod or a single ad. Errors are sent to the ad server's error URL if there is
 * one.
 * @throws AdError if there is no ad
 */
export async function loadAds(source: AdSource, tools: VastTools, signal: AbortSignal): Promise<LinearAd[]> {
  const parser = new Parser(tools, signal);
  const url = 'url' in source ? source.url : undefined;
  const document =
    'url' in source ? await loadDocument(source.url, tools, signal) : { documentElement: source.element };
  let ads: ParsedAd[];
  try {
    ({ ads } = (await parser.parseVAST(document, { wrapperLimit: WRAPPERS + 1, resolveAll: false, url })) as {
      ads: ParsedAd[];
    });
  } catch (error) {
    throw new AdError(adErrors.malformed, 'no VAST', error);
  }
  const found = ads.flatMap((ad) => adOf(ad, tools.page) ?? []);
  if (found.length === 0) throw new AdError(parser.failure ?? adErrors.noAd, 'no ad');
  return found;
}

import { VASTParser } from '@dailymotion/vast-client';
import { AdError, adErrors } from './ad-error.ts';
import { allowedAddress, withMacros } from './addresses.ts';
import type { AdFile, LinearAd } from './linear-ad.ts';
import type { LoadXml } from './load-xml.ts';

/** What answers are asked for and read with. */
export interface VastTools {
  loadXml: LoadXml;
  /** Asks an address and waits for nothing. */
  ping: (address: string) => void;
  /** Address of the page. */
  page: string;
}

/** Where ads come from: an ad server's address, or what stands in a VMAP document itself. */
export type AdSource = { url: string } | { element: Element };

/** Wrappers that are followed: the parser counts the ad within them as well. */
const WRAPPERS = 5;

interface Template {
  url?: string | null;
}

/** What the parser answers, as far as it is used; it has no types of its own for it. */
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

/** The library's parser, which follows wrappers by our own loader, and tells ad servers of errors by our own pings. */
class Parser extends VASTParser {
  /** What went wrong last. */
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

/** Asks an ad server. @throws AdError when it may not be asked, or does not answer with XML */
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

/** Seconds of what the parser writes as -1 where there is none. */
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
 * The ads of one break, in their order: a pod, or one ad. The ad's server is told of what is wrong with its answer where it
 * asks for that.
 * @throws AdError when there is none
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

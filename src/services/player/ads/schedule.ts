import { AdError } from './ad-error.ts';
import type { AdSurroundings, AdUnit } from './ad-session.ts';
import { withMacros } from './addresses.ts';
import type { Break } from './breaks.ts';
import { runWithTimeout } from './load-xml.ts';
import { type AdSource, loadAds, loadDocument, type VastTools } from './vast.ts';
import { type BreakPlace, breaksIn } from './vmap.ts';

/** Timeout of an ad request including all wrappers, in milliseconds. */
const ANSWER_WITHIN = 4000;

interface BreakOptions {
  format: AdUnit['adFormat'];
  place: BreakPlace;
  source: AdSource;
  events?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Builds the ad breaks of a title. A VMAP schedule that cannot be loaded is reported and skipped. The ads of each
 * break are loaded on demand.
 */
export async function scheduleOf(
  { units, tell }: Pick<AdSurroundings, 'units' | 'tell'>,
  tools: VastTools,
): Promise<Break[]> {
  const tellError = (format: AdUnit['adFormat'], error: unknown) =>
    tell({ type: 'error', format, detail: error instanceof Error ? error.message : String(error) });

  const breakOf = ({ format, place, source, events = {} }: BreakOptions): Break => {
    const tellServer: Break['tellServer'] = (event, ERRORCODE) => {
      for (const address of events[event] ?? []) tools.ping(withMacros(address, { ERRORCODE }, Date.now()));
    };
    const load = async () => {
      try {
        return await runWithTimeout(ANSWER_WITHIN, (signal) => loadAds(source, tools, signal));
      } catch (error) {
        tellServer('error', error instanceof AdError ? error.code : 900);
        tellError(format, error);
        return [];
      }
    };
    let loaded: ReturnType<Break['load']> | undefined;
    return { format, place, isOver: false, load: () => (loaded ??= load()), tellServer };
  };

  const ofUnit = async ({ adFormat: format, adTagUrl: url, offset }: AdUnit): Promise<Break[]> => {
    if (format === 'VOD_VMAP') {
      const document = await runWithTimeout(ANSWER_WITHIN, (signal) => loadDocument(url, tools, signal));
      return breaksIn(document).map((one) => breakOf({ format, ...one }));
    }
    const seconds = format === 'PREROLL' ? 0 : offset;
    return seconds === undefined ? [] : [breakOf({ format, place: { seconds }, source: { url } })];
  };
  const all = await Promise.all(
    units.map((unit) =>
      ofUnit(unit).catch((error: unknown): Break[] => {
        tellError(unit.adFormat, error);
        return [];
      }),
    ),
  );
  return all.flat();
}

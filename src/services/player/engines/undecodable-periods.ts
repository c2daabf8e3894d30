import type { Gap } from './missing-segments.ts';

interface Track {
  mimeType?: string;
  codecs?: string;
}

interface AdaptationSet extends Track {
  contentType?: string;
  Representation?: readonly Track[];
}

interface Period {
  /** Start of the Period in seconds. */
  start?: number;
  duration?: number;
  AdaptationSet?: readonly AdaptationSet[];
}

/** The properties of a parsed dash.js manifest that are used here. */
export interface PeriodManifest {
  type?: string;
  /** Duration of the presentation in seconds. */
  mediaPresentationDuration?: number;
  Period?: Period[];
}

/** Result of removing undecodable Periods. */
export interface Decodability {
  /** Removed Periods, in seconds of the timeline. */
  gaps: Gap[];
  /** Whether most of the video cannot be decoded; the manifest is left unchanged then. */
  isUndecodable: boolean;
}

/** Whether the browser decodes a MIME type with codecs. */
type IsDecodable = (mimeType: string, codecs: string) => boolean;

function hasDecodable({ AdaptationSet = [] }: Period, type: 'video' | 'audio', isDecodable: IsDecodable): boolean {
  const sets = AdaptationSet.filter(
    ({ contentType, mimeType = '', Representation }) =>
      (contentType ?? (mimeType || (Representation?.[0]?.mimeType ?? '')).split('/')[0]) === type,
  );
  const tracks = sets.flatMap((set) => (set.Representation ?? [{}]).map((track) => ({ ...set, ...track })));
  return (
    tracks.length === 0 || tracks.some(({ mimeType, codecs }) => !mimeType || !codecs || isDecodable(mimeType, codecs))
  );
}

/** Computes start and end of each Period (ISO/IEC 23009-1, 5.3.2.1); empty if the end of one is unknown. */
function placePeriods({ mediaPresentationDuration, Period: periods = [] }: PeriodManifest) {
  let at = 0;
  const placed = periods.map((period, index) => {
    const start = period.start ?? at;
    const following = periods[index + 1];
    const end =
      period.duration === undefined
        ? ((following ? following.start : mediaPresentationDuration) ?? Number.NaN)
        : start + period.duration;
    at = end;
    return { period, start, end };
  });
  return Number.isFinite(at) && placed.every(({ start, end }) => end > start) ? placed : [];
}

/**
 * Removes Periods that the browser cannot decode, such as an ad in another codec, if they are the smaller part of the
 * video. The others keep their positions, so that subtitles, markers and stored positions stay valid. dash.js would
 * play them without a picture or stop before them. Live manifests are left unchanged.
 */
export function removeUndecodablePeriods(manifest: PeriodManifest, isDecodable: IsDecodable): Decodability {
  const placed = manifest.type === 'dynamic' ? [] : placePeriods(manifest);
  const [kept, removed] = [true, false].map((wanted) =>
    placed.filter(
      ({ period }) =>
        (hasDecodable(period, 'video', isDecodable) && hasDecodable(period, 'audio', isDecodable)) === wanted,
    ),
  ) as [typeof placed, typeof placed];
  if (removed.length === 0 || kept.length === 0) return { gaps: [], isUndecodable: false };
  const sum = (list: typeof placed) => list.reduce((total, { start, end }) => total + end - start, 0);
  if (sum(removed) >= sum(kept)) return { gaps: [], isUndecodable: true };
  for (const { period, start, end } of kept) Object.assign(period, { start, duration: end - start });
  const last = Math.max(...kept.map(({ end }) => end));
  Object.assign(manifest, { Period: kept.map(({ period }) => period), mediaPresentationDuration: last });
  return {
    gaps: removed.filter(({ start }) => start < last).map(({ start, end }) => ({ start, end })),
    isUndecodable: false,
  };
}

const KEY = 'playbill.bandwidth';
/** Lifetime of a stored measurement, in milliseconds: the device may be on another network by then. */
const GOOD_FOR = 24 * 3_600_000;
const MOST = 10e9;

/** Last measured bandwidth of this device in bits per second; undefined if unknown or expired. */
export function rememberedBandwidth(now: number): number | undefined {
  try {
    // A regular expression is enough for two numbers and keeps a parsing library out of the path to the first frame.
    const [, bits = '', at = ''] = /^(\d{1,12}) (\d{1,16})$/.exec(localStorage.getItem(KEY) ?? '') ?? [];
    const bitsPerSecond = Number(bits);
    if (bitsPerSecond <= 0 || bitsPerSecond > MOST || Math.abs(now - Number(at)) > GOOD_FOR) return undefined;
    return bitsPerSecond;
  } catch {
    // Storage is blocked: the bandwidth is measured again.
    return undefined;
  }
}

/** Stores a measured bandwidth for the next playback on this device. */
export function rememberBandwidth(bitsPerSecond: number, now: number): void {
  try {
    localStorage.setItem(KEY, `${Math.round(bitsPerSecond)} ${now}`);
  } catch {
    // If storage is blocked or full, the bandwidth is measured again for the next playback.
  }
}

const KEY = 'playbill.bandwidth';
/** A network that was seen so long ago is another one, in milliseconds. */
const GOOD_FOR = 24 * 3_600_000;
const MOST = 10e9;

/** Bits per second that this device's network carried when it was seen last; undefined where that is not known, or long ago. */
export function rememberedBandwidth(now: number): number | undefined {
  try {
    // Two numbers need no more than this to be read: a stored word costs the first frame nothing.
    const [, bits = '', at = ''] = /^(\d{1,12}) (\d{1,16})$/.exec(localStorage.getItem(KEY) ?? '') ?? [];
    const bitsPerSecond = Number(bits);
    if (bitsPerSecond <= 0 || bitsPerSecond > MOST || Math.abs(now - Number(at)) > GOOD_FOR) return undefined;
    return bitsPerSecond;
  } catch {
    // A browser that keeps nothing: nothing is known, and it is measured anew.
    return undefined;
  }
}

/** Keeps what an engine has measured, for the next playback on this device. */
export function rememberBandwidth(bitsPerSecond: number, now: number): void {
  try {
    localStorage.setItem(KEY, `${Math.round(bitsPerSecond)} ${now}`);
  } catch {
    // See above.
  }
}

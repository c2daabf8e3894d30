/** What may be done now and then much at once, and over time no more than so much. */
export interface TokenBucket {
  /** Takes one; false where none is left. */
  take: () => boolean;
}

/** A bucket that begins full. `rate` per second; `now` in milliseconds. */
export function createTokenBucket({
  rate,
  burst,
  now,
}: {
  rate: number;
  burst: number;
  now: () => number;
}): TokenBucket {
  let tokens = burst;
  let since = now();
  return {
    take() {
      const at = now();
      tokens = Math.min(burst, tokens + ((at - since) / 1000) * rate);
      since = at;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}

/** Rate limiter that allows bursts. */
export interface TokenBucket {
  /** Takes a token; false if there is none. */
  take: () => boolean;
}

/** Creates a full token bucket. `rate` is per second; `now` is in milliseconds. */
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

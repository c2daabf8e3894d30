import { createSteadyClock, type SteadyClock } from '#services/api/steady-clock.ts';
import type { Services } from '../services.ts';

const clocks = new WeakMap<Services, SteadyClock>();

/** The server's clock as play calls tell it: one for all players of a page, whoever asks. */
export function playClockOf(services: Services): SteadyClock {
  const known = clocks.get(services);
  if (known) return known;
  const made = createSteadyClock();
  clocks.set(services, made);
  return made;
}

import { createSteadyClock, type SteadyClock } from '#services/api/steady-clock.ts';
import type { Services } from '../services.ts';

const clocks = new WeakMap<Services, SteadyClock>();

/** Server clock from play responses, shared by all players of a page. */
export function playClockOf(services: Services): SteadyClock {
  const known = clocks.get(services);
  if (known) return known;
  const made = createSteadyClock();
  clocks.set(services, made);
  return made;
}

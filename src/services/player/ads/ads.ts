import { layOver } from './ad-element.ts';
import type { StartAds } from './ad-session.ts';
import { createAdSession } from './create-session.ts';
import { loadXml } from './load-xml.ts';
import { ping } from './ping.ts';

/** Plays a title's client-side ads: VAST pre-rolls and mid-rolls, and VMAP schedules. */
export const startAds: StartAds = (surroundings) =>
  createAdSession(surroundings, {
    loadXml,
    ping,
    page: location.href,
    layOver,
    openTab: (address) => void open(address, '_blank', 'noopener,noreferrer'),
  });

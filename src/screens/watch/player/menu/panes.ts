import type { LabelKey } from '#schemas/labels/keys.ts';

/** What the settings are divided into; `all` leads to the others. */
export type Pane = 'all' | 'quality' | 'speed' | 'audio' | 'subtitles' | 'captionStyle' | 'skipping' | 'next';

/** What each is called. */
export const paneNames: Record<Pane, LabelKey> = {
  all: 'player.settings',
  quality: 'player.quality',
  speed: 'player.speed',
  audio: 'player.audio',
  subtitles: 'player.subtitles',
  captionStyle: 'player.captionStyle',
  skipping: 'player.skipping',
  next: 'player.nextTitles',
};

import type { LabelKey } from '#schemas/labels/keys.ts';

/** Panes of the settings panel; `all` is the first and links to the others. */
export type Pane = 'all' | 'quality' | 'speed' | 'audio' | 'subtitles' | 'captionStyle' | 'skipping' | 'next';

/** Labels of the settings panes. */
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

import type { ReadonlySignal } from '@preact/signals-react';
import type { BlockRegistry } from '#renderers/page/parse.ts';
import type { PlayerPort } from '#renderers/ports/player.ts';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';

/** The product's check before a form is sent, on a server that a story can hold back or take away. */
export interface StoryCheck {
  state: ReadonlySignal<'idle' | 'working' | 'done' | 'failed'>;
  check: { start: () => void; token: () => Promise<string> };
  /** Holds the server's answers until the function that it returns is called. */
  hold: () => () => void;
  takeAway: () => void;
  giveBack: () => void;
}

/** What stories draw by name or play with, and what stands on a higher floor than some of them. */
export interface StoryParts {
  blocks: BlockRegistry;
  fields: FieldRegistry;
  player: PlayerPort;
  createCheck: () => StoryCheck;
}

let parts: StoryParts | undefined;

/** Hands in the product's own parts. Storybook's preview does it before it loads a story. */
export function handIn(given: StoryParts): void {
  parts = given;
}

/** The parts. Throws before they are handed in, which is a mistake in Storybook's setup. */
export function handedIn(): StoryParts {
  if (!parts) throw new Error('No parts have been handed in: see .storybook/preview.tsx');
  return parts;
}

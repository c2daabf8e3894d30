import type { ReadonlySignal } from '@preact/signals-react';
import type { BlockRegistry } from '#renderers/page/parse.ts';
import type { PlayerPort } from '#renderers/ports/player.ts';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';

/** The product's captcha check before a form is sent, with a fake server that stories can delay or disable. */
export interface StoryCheck {
  state: ReadonlySignal<'idle' | 'working' | 'done' | 'failed'>;
  check: { start: () => void; token: () => Promise<string> };
  /** Delays responses until the returned function is called. */
  hold: () => () => void;
  takeAway: () => void;
  giveBack: () => void;
}

/**
 * Parts of the application that stories need. They are registered here, because the import rules forbid stories to
 * import them.
 */
export interface StoryParts {
  blocks: BlockRegistry;
  fields: FieldRegistry;
  player: PlayerPort;
  createCheck: () => StoryCheck;
}

let parts: StoryParts | undefined;

/** Registers the application's parts. Storybook's preview calls it before loading stories. */
export function handIn(given: StoryParts): void {
  parts = given;
}

/**
 * Returns the registered parts.
 * @throws Error if they are missing, which is a mistake in Storybook's setup
 */
export function handedIn(): StoryParts {
  if (!parts) throw new Error('No parts have been handed in: see .storybook/preview.tsx');
  return parts;
}

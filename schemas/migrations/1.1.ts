import type { Step } from './step.ts';

/**
 * Version 1.1 added carousels of hand-picked cards and two menu layouts, which this step converts for older builds.
 * Older builds ignore the other additions, so these need no conversion.
 */
export const step: Step = {
  to: '1.1',
  documents: {
    menu: {
      up: (menu) => ({ ...menu }),
      down: (menu) => (menu['layout'] === 'TOP_LEFT' ? { ...menu } : { ...menu, layout: 'TOP' }),
    },
  },
  blocks: {
    cardList: {
      up: (attributes) => ({ ...attributes }),
      down: (attributes) => (attributes['type'] === 'CAROUSEL' ? { ...attributes, type: 'LIST' } : { ...attributes }),
    },
  },
};

import { rename, renamed, type Step } from './step.ts';

/**
 * Version 1.0 replaces the names that existing services of this family use in their API (wire contract, annex 2.11) by
 * the specified names.
 */
export const step: Step = {
  to: '1.0',
  documents: { page: rename({ heading: 'title' }), form: rename({ submit: 'submitLabel' }) },
  blocks: {
    bucket: {
      up: (value) => {
        const { id, ...named } = renamed(value, { bucketTitle: 'name', items: 'contentList' });
        return id === undefined ? named : { bucketId: id, exid: String(id), ...named };
      },
      down: ({ bucketId, exid: _exid, ...value }) => ({
        id: bucketId,
        ...renamed(value, { name: 'bucketTitle', contentList: 'items' }),
      }),
    },
    hero: rename({ subtitle: 'tagline' }),
  },
};

import type { FightersDocument } from '#schemas/generated/types.ts';
import type { FighterRecord } from '../../catalogue/fighters/fighters.store.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { PictureAt } from './pictures-at.ts';

/** Converts a realm's fighters to database rows. */
export const fighterRecords = ({ fighters }: FightersDocument, pictureAt: PictureAt): FighterRecord[] =>
  fighters.map(({ id, portrait, ...body }, position) => ({
    id,
    position,
    body: omitUndefined({ ...body, portrait: pictureAt(portrait) }),
  }));

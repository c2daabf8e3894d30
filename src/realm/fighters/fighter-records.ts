import type { FightersDocument } from '#schemas/generated/types.ts';
import type { PictureAt } from '../definitions/pictures-at.ts';
import { given } from '../given.ts';
import type { FighterRecord } from './fighters.store.ts';

/** A realm's fighters as rows of the database. */
export const fighterRecords = ({ fighters }: FightersDocument, pictureAt: PictureAt): FighterRecord[] =>
  fighters.map(({ id, portrait, ...body }, position) => ({
    id,
    position,
    body: given({ ...body, portrait: pictureAt(portrait) }),
  }));

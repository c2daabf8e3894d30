import type { StoredBout, StoredFighter } from '#schemas/generated/types.ts';
import type { StoredPicture } from './content.ts';

/** JSON column of a fighter. */
export interface FighterBody
  extends Pick<StoredFighter, 'name' | 'nickname' | 'description' | 'record' | 'weightClass' | 'country'> {
  portrait?: StoredPicture;
  /** Past fights of the fighter, newest first. */
  bouts?: StoredBout[];
  /** Ids of the titles that show the fighter. */
  titles?: number[];
  /** Translated texts of the fighter, by locale. */
  translations?: NonNullable<StoredFighter['translations']>;
}

import type { StoredBout, StoredFighter } from '#schemas/generated/types.ts';
import type { Picture } from './content.ts';

/** What is known of a fighter. */
export interface FighterBody
  extends Pick<StoredFighter, 'name' | 'nickname' | 'description' | 'record' | 'weightClass' | 'country'> {
  portrait?: Picture;
  /** Newest first. */
  bouts?: StoredBout[];
  /** Titles of the catalogue that the fighter is in. */
  titles?: number[];
  /** By locale. */
  translations?: NonNullable<StoredFighter['translations']>;
}

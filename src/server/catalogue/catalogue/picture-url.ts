import type { StoredPicture } from '../../platform/db/columns/content.ts';

/** Returns the address of a picture: with a version for own files (cache busting), unchanged for external ones. */
export const pictureUrl = (realm: string, picture: StoredPicture | undefined): string | undefined =>
  picture &&
  (picture.path.startsWith('https://') ? picture.path : `/images/${realm}/${picture.path}?v=${picture.version}`);

import type { Picture } from '../../platform/db/columns/content.ts';

/** Address of a picture: on this server new when the picture changes, elsewhere as its author wrote it. */
export const pictureUrl = (realm: string, picture: Picture | undefined): string | undefined =>
  picture &&
  (picture.path.startsWith('https://') ? picture.path : `/images/${realm}/${picture.path}?v=${picture.version}`);

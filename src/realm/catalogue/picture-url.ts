import type { Picture } from '../db/columns/content.ts';

/** Address of a picture on this server; new when the picture changes. */
export const pictureUrl = (realm: string, picture: Picture | undefined): string | undefined =>
  picture && `/images/${realm}/${picture.path}?v=${picture.version}`;

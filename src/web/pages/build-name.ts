import { createHash } from 'node:crypto';

/** Computes the id of a build from its manifest: builds with the same browser files have the same id. */
export const buildName = (manifest: string): string =>
  createHash('sha256').update(manifest).digest('base64url').slice(0, 12);

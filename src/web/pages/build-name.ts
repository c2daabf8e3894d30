import { createHash } from 'node:crypto';

/** What a build is called: two that give viewers the same files are one. `manifest` as the build wrote it. */
export const buildName = (manifest: string): string =>
  createHash('sha256').update(manifest).digest('base64url').slice(0, 12);

import { textsIn } from '#schemas/localise.ts';
import type { Film } from '#schemas/generated/types.ts';
import { isFilmFile } from '#schemas/realm-folder.ts';

/** Files of the realm's folder that a video uses, such as media/night.mp4. */
export const ownFilesOf = (film: Film): string[] => [
  ...new Set(
    textsIn(film)
      .map(({ text }) => text)
      .filter(isFilmFile),
  ),
];

/** Maps files of the realm's folder to their public address with a content version; other addresses are unchanged. */
export function ownFileAddress(realm: string, hashes: ReadonlyMap<string, string>): (address: string) => string {
  return (address) => {
    if (!isFilmFile(address)) return address;
    const hash = hashes.get(address);
    return `/files/${realm}/${address}${hash === undefined ? '' : `?v=${hash.slice(0, 8)}`}`;
  };
}

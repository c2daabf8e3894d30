import path from 'node:path';

/** The files that films are made of, by the ending of their names, with their content types. */
export const filmTypes: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
  '.ts': 'video/mp2t',
  '.m4s': 'video/iso.segment',
  '.m4a': 'audio/mp4',
  '.m4v': 'video/mp4',
  '.aac': 'audio/aac',
  '.vtt': 'text/vtt; charset=utf-8',
  // Answered as WebVTT.
  '.srt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** The folder in which the films of one realm are kept. */
export const filmsOfRealm = (filmFolder: string, realm: string): string => path.join(filmFolder, realm);

/** Where the bytes of a film's file are kept: its name is the hash of its content, so no address leads elsewhere. */
export const filmPlace = (filmFolder: string, realm: string, hash: string): string =>
  path.join(filmsOfRealm(filmFolder, realm), hash.slice(0, 2), hash);

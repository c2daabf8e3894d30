import path from 'node:path';

/** Content types of video files by extension. */
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
  // SubRip files are converted to WebVTT when they are served, so they have its content type.
  '.srt': 'text/vtt; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Folder for the videos of one realm. */
export const filmsOfRealm = (filmFolder: string, realm: string): string => path.join(filmFolder, realm);

/** Path of a stored video file. It is named by its content hash, which excludes path traversal. */
export const filmPlace = (filmFolder: string, realm: string, hash: string): string =>
  path.join(filmsOfRealm(filmFolder, realm), hash.slice(0, 2), hash);

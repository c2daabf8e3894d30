/**
 * Built-in profile picture: a single closed path in a box of 24 by 24, filled with one theme colour on a background of
 * another.
 */
export interface AvatarShape {
  id: 'sun' | 'moon' | 'star' | 'wave' | 'leaf' | 'kite' | 'peak' | 'drop' | 'fish' | 'tent';
  /** The `d` attribute of an SVG path. */
  path: string;
}

/** Built-in avatars of profiles, for realms without pictures of their own. The first is the default. */
export const avatarShapes: readonly AvatarShape[] = [
  { id: 'sun', path: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 2h2v3h-2zM11 19h2v3h-2zM2 11h3v2H2zM19 11h3v2h-3z' },
  { id: 'moon', path: 'M14.5 3.2A9 9 0 1 0 20.8 15 7.4 7.4 0 0 1 14.5 3.2z' },
  { id: 'star', path: 'M12 2.6l2.8 6 6.6.8-4.9 4.5 1.3 6.5L12 17.2l-5.8 3.2 1.3-6.5L2.6 9.4l6.6-.8z' },
  { id: 'wave', path: 'M2 14c3.5-7 6.5-7 10 0s6.5 7 10 0v6H2zM2 8c3.5-5 6.5-5 10 0s6.5 5 10 0V5H2z' },
  { id: 'leaf', path: 'M4 20C3 10 9 4 20 4c0 11-6 17-13 16l6-9-8 9z' },
  { id: 'kite', path: 'M12 2l7 8-7 8-7-8zM11 18h2l2 4H9z' },
  { id: 'peak', path: 'M2 20L9 6l4 7 2.5-4L22 20z' },
  { id: 'drop', path: 'M12 2.500c4.5 5.5 6.5 8.5 6.5 11.500a6.5 6.5 0 0 1-13 0c0-3 2-6 6.5-11.500z' },
  { id: 'fish', path: 'M2 12c4-6 11-7 15-2l5-4v12l-5-4c-4 5-11 4-15-2zM7 10.500a1.2 1.2 0 1 0 .01 0z' },
  { id: 'tent', path: 'M12 4l10 16h-7l-3-6-3 6H2z' },
];

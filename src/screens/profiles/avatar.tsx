import { avatarShapes } from '#schemas/avatars.ts';
import * as styles from './profiles-screen.styles.ts';

/** A realm's own picture for profiles. */
export interface AvatarPicture {
  id: string;
  image: string;
  /** What it shows. */
  name?: string | undefined;
}

/** The picture of a profile: the realm's, or a shape of ours. It says nothing that the name beside it does not. */
export function Avatar({ id, pictures }: { id: string; pictures: readonly AvatarPicture[] | undefined }) {
  const picture = pictures?.find((one) => one.id === id);
  if (picture) return <img className={styles.avatar} src={picture.image} alt="" width={96} height={96} />;
  const shape = avatarShapes.find((one) => one.id === id) ?? avatarShapes[0];
  return (
    <svg className={styles.avatar} viewBox="-6 -6 36 36" aria-hidden="true">
      <path d={shape?.path} />
    </svg>
  );
}

/** The pictures that there are to choose from. */
export const avatarIds = (pictures: readonly AvatarPicture[] | undefined): readonly string[] =>
  (pictures ?? avatarShapes).map(({ id }) => id);

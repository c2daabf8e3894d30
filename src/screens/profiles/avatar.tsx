import { avatarShapes } from '#schemas/avatars.ts';
import * as styles from './profiles-screen.styles.ts';

/** An avatar picture that the realm provides. */
export interface AvatarPicture {
  id: string;
  image: string;
  /** Name of the picture, as the realm describes it. */
  name?: string | undefined;
}

/** Avatar of a profile: the realm's or a built-in one. Decorative, because the name is beside it. */
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

/** Ids of the available avatars. */
export const avatarIds = (pictures: readonly AvatarPicture[] | undefined): readonly string[] =>
  (pictures ?? avatarShapes).map(({ id }) => id);

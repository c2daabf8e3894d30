import type { ReactNode } from 'react';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import * as styles from './watch-screen.styles.ts';

/** The video's picture in the player's place, with what there is to say over it. */
export const Poster = ({ video, children }: { video: VideoDetails; children: ReactNode }) => (
  <div className={styles.poster}>
    <Picture
      src={video.thumbnailUrl}
      alt=""
      ratio="16 / 9"
      sizes="100vw"
      max={1920}
      placeholder={video.placeholder}
      eager
    />
    {children ? <div className={styles.over}>{children}</div> : null}
  </div>
);

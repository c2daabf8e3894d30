import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import { refusalLabels } from '#screens/watch/stage.tsx';
import type { EmbeddedTitle } from './framed.ts';
import * as styles from './embed-screen.styles.ts';

/** Width of the poster image in pixels, enough for usual frames. */
const WIDTH = 1280;

interface RefusalProps {
  /** The title in the frame's URL; undefined if it does not exist. */
  title: EmbeddedTitle | undefined;
  homeHref: string;
  brand: string;
}

function useWords(title: EmbeddedTitle | undefined): readonly string[] {
  const { t } = useMessages();
  if (!title) return [t('NOT_FOUND')];
  const { access, video } = title;
  if (access.outcome === 'REFUSED') return refusalLabels[access.reason].map((key) => (key === undefined ? '' : t(key)));
  return [video.title ? t('signInToWatchTitle', { title: video.title }) : t('signInNeeded')];
}

/** Explains why a title may not play, with a link to the realm's page in a new tab. */
export function RefusalMessage({ title, homeHref, brand }: RefusalProps) {
  const { t } = useMessages();
  const [words, text] = useWords(title);
  return (
    <>
      {title?.video.thumbnailUrl ? (
        <img className={styles.poster} src={atWidth(title.video.thumbnailUrl, WIDTH)} alt="" />
      ) : null}
      <div className={styles.over} role="status">
        <p className={styles.refusal}>{words}</p>
        {text ? <p>{text}</p> : null}
        <a className={primary} href={title?.href ?? homeHref} target="_blank" rel="noopener">
          {t('embed.openAt', { brand })}
        </a>
      </div>
    </>
  );
}

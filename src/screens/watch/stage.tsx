import type { ReactNode } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Picture } from '#renderers/primitives/picture/picture.tsx';
import type { AccessDecision, Refusal as RefusalReason } from '#schemas/access.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import * as styles from './watch-screen.styles.ts';

/** Maximum width of a title's picture in place of the player, in pixels. */
export const POSTER_MAX_WIDTH = 1920;

/** The title's picture in place of the player, with overlay content. */
export const Poster = ({ video, children }: { video: VideoDetails; children: ReactNode }) => (
  <div className={styles.poster} data-stage>
    <Picture
      src={video.thumbnailUrl}
      alt=""
      ratio="16 / 9"
      sizes="100vw"
      max={POSTER_MAX_WIDTH}
      placeholder={video.placeholder}
      eager
    />
    {children ? <div className={styles.over}>{children}</div> : null}
  </div>
);

function SignIn({ title, href }: { title: string; href: string }) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <div className={styles.refusal}>
      <p className={styles.refusalTitle}>{t('signInToWatchTitle', { title })}</p>
      <Link to={href} className={primary}>
        {t('signIn')}
      </Link>
    </div>
  );
}

/** For each reason of refusal, the labels of its title and text. */
export const refusalLabels: Readonly<Record<RefusalReason, readonly [title: LabelKey, text?: LabelKey]>> = {
  NOT_LIVE: ['videoIsNotLive'],
  GEOBLOCKED: ['outside-region'],
  PURCHASE: ['purchaseNeeded', 'purchaseNeededText'],
  NOT_YET: ['notAvailableYet'],
  NO_LONGER: ['noLongerAvailable'],
};

type BarredTitle = Pick<VideoDetails, 'id' | 'type' | 'title'>;

/** Link to the plans that open a title; from there the checkout returns to the title. */
export function PlansLink({ video: { id, type, title } }: { video: BarredTitle }) {
  const { t } = useMessages();
  const { hrefOf, Link } = usePorts().navigation;
  const href = hrefOf({ type: 'ROUTE', route: `/interstitial/${id}` }, { from: hrefOf({ type, id, title }) });
  return href === undefined ? null : (
    <Link to={href} className={primary}>
      {t('purchaseNeededPlans')}
    </Link>
  );
}

function Refusal({ reason, video }: { reason: RefusalReason; video: BarredTitle }) {
  const { t } = useMessages();
  const [title, text] = refusalLabels[reason];
  return (
    <div className={styles.refusal}>
      <div role="status">
        <p className={styles.refusalTitle}>{t(title)}</p>
        {text ? <p>{t(text)}</p> : null}
      </div>
      {reason === 'PURCHASE' ? <PlansLink video={video} /> : null}
    </div>
  );
}

interface BarrierProps {
  access: AccessDecision;
  video: BarredTitle;
  signInHref: string;
}

/** Message and action for a title that does not play; nothing for one that plays. */
export function Barrier({ access, video, signInHref }: BarrierProps) {
  if (access.outcome === 'REFUSED') return <Refusal reason={access.reason} video={video} />;
  return access.outcome === 'SIGN_IN' ? <SignIn title={video.title} href={signInHref} /> : null;
}

import { Suspense, useState } from 'react';
import { optional } from '#renderers/primitives/optional.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import type { HeroBlock } from '#schemas/generated/types.ts';
import { safeUrl } from '#schemas/url.ts';
import { FavouriteButton } from '#renderers/lists/favourite-button.tsx';
import { viewerOnly } from '#renderers/lists/list-buttons.styles.ts';
import { ListButtons } from '#renderers/lists/list-buttons.tsx';
import { WatchlistButton } from '#renderers/lists/watchlist-button.tsx';
import { instantOf } from '#renderers/messages/instant.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import { Backdrop } from './backdrop.tsx';
import type { HeroStage } from './preview.ts';
import * as styles from './hero.styles.ts';

// This code is loaded only for heroes with a background video, after everything else.
const Animated = optional(() => import('./animated.tsx'));

type Button = NonNullable<HeroBlock['primaryButton']>;

function Action({ look, ...action }: Button & { look: string }) {
  const { navigation, lists } = usePorts();
  if ('content' in action) {
    const { type, text, content } = action;
    const Add = type === 'ADD_TO_FAVOURITES' ? FavouriteButton : WatchlistButton;
    return lists ? (
      // Guests cannot add titles. The page is rendered for guests and users alike, and CSS hides this button from
      // guests.
      <span className={viewerOnly} data-for="signed-in">
        <Add title={content} text={text} className={look} />
      </span>
    ) : null;
  }
  const href = navigation.hrefOf(action.link);
  if (!href) return null;
  const { Link } = navigation;
  return (
    <Link className={look} to={href}>
      {action.type === 'WATCH_NOW' ? <Icon name="play" size={18} /> : null}
      {action.text}
    </Link>
  );
}

/** Time of the event within the definition's text. Invalid dates are left out. */
function When({ instant, text }: NonNullable<HeroBlock['moment']>) {
  const at = instantOf(instant);
  const [before, after = ''] = text.split('{{instant}}', 2);
  return (
    <>
      {before}
      {at === undefined || before === text ? null : <Moment at={at} format="dayTimeAndZone" />}
      {after}
    </>
  );
}

/** Replaces the space before a dot by a no-break space, so that no line begins with a dot. */
const withBoundDots = (title: string) => title.replaceAll(' · ', '\u00a0· ');

/** Large banner at the top of a page. */
export function Hero({ attributes, leading }: BlockProps<'hero'>) {
  const {
    title,
    titleImage,
    tagline,
    description,
    tags = [],
    moment,
    channelLogo,
    primaryButton,
    secondaryButton,
  } = attributes;
  const { alignment = 'LEFT', textAlignment = alignment, display = {}, background, content } = attributes;
  const logo = display.channelLogo === false ? undefined : safeUrl(channelLogo);
  const [stage, setStage] = useState<HeroStage>('videoReady');
  const hydrated = useHydrated();
  const { animatedBackground } = background;
  const Heading = leading ? 'h1' : 'h2';
  return (
    <section
      className={styles.hero}
      data-alignment={alignment}
      data-text={textAlignment}
      data-picture={Boolean(background.imageUrl)}
      data-stage={animatedBackground && stage}
    >
      <Backdrop background={background} leading={leading}>
        {animatedBackground && hydrated ? (
          <Suspense>
            <Animated background={animatedBackground} onStage={setStage} />
          </Suspense>
        ) : null}
      </Backdrop>
      <div className={styles.content}>
        {logo ? <img className={styles.logo} src={logo} alt="" /> : null}
        {tagline ? <p className={display.tagline === false ? visuallyHidden : styles.tagline}>{tagline}</p> : null}
        {title ? (
          <Heading className={display.title === false ? visuallyHidden : styles.title}>
            {titleImage ? <img className={styles.titleImage} src={titleImage} alt={title} /> : withBoundDots(title)}
          </Heading>
        ) : null}
        {tags.length > 0 || moment ? (
          <ul role="list" className={styles.tags}>
            {moment ? (
              <li>
                <When {...moment} />
              </li>
            ) : null}
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        ) : null}
        {description ? (
          <p className={display.description === false ? visuallyHidden : styles.description}>{description}</p>
        ) : null}
        {primaryButton || secondaryButton || content ? (
          <div className={styles.actions}>
            {primaryButton ? <Action {...primaryButton} look={primary} /> : null}
            {secondaryButton ? <Action {...secondaryButton} look={secondary} /> : null}
            {content ? <ListButtons title={content} className={secondary} /> : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}

import { type KeyboardEvent, type MouseEvent as ReactMouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { type AccessUser, getNeed, guestUser } from '#schemas/access.ts';
import { isPlayedType } from '#schemas/card-types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { useMessages } from '../../messages/messages.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { Icon, type IconName } from '../../primitives/icon/icon.tsx';
import { isPlainClick } from '../../primitives/plain-click.ts';
import { useTimeZone } from '../../primitives/time/use-time-zone.ts';
import { badgesOf } from '../badges.tsx';
import { cardLine } from '../card-line.ts';
import type { AnyCard } from '../remembered.ts';
import { CardActions } from './card-actions.tsx';
import type { HoveredCard } from './follow.ts';
import * as styles from './hover-panel.styles.ts';
import { CardOnAir } from './on-air.tsx';
import { placePanel } from './place-panel.ts';
import { getStartOverHref } from './programme-rule.ts';

/** Label and icon of a card's main action: watch, buy, or see details. */
function getMainAction(card: AnyCard, user: AccessUser): { label: LabelKey; icon: IconName } {
  if (getNeed(card, user) === 'PURCHASE') return { label: 'purchaseToWatch', icon: 'lock' };
  return isPlayedType(card.type) ? { label: 'watchNow', icon: 'play' } : { label: 'seeDetails', icon: 'chevron' };
}

/** Fade duration in milliseconds; must equal `fade` in the styles. */
const FADE_MS = 100;

interface HoverPanelProps {
  pointed: HoveredCard;
  isLeaving: boolean;
  /** Whether the panel shows the current programme of the card's channel. */
  showsProgramme: boolean;
  canShare: boolean;
  /** Called when the fade-out has ended. */
  onGone: () => void;
  /** Called when the user has clicked the card's link or the card was removed. */
  onFollowed: () => void;
}

/** Selector of the panel's focusable elements. */
const stop = 'button, a[href]:not([tabindex])';

/** Moves the focus with Tab between the card and its panel, as if the panel followed the card in document order. */
function usePanelFocus({ article, by }: HoveredCard, panel: React.RefObject<HTMLElement | null>) {
  // This must be a layout effect: a passive effect would miss a key that is pressed right after the panel appears.
  useLayoutEffect(() => {
    const link = article.querySelector<HTMLElement>('a[href]');
    if (by !== 'keyboard' || !link) return;
    const enter = (event: globalThis.KeyboardEvent) => {
      const first = panel.current?.querySelector<HTMLElement>(stop);
      if (event.key !== 'Tab' || event.shiftKey || !first) return;
      event.preventDefault();
      first.focus();
    };
    link.addEventListener('keydown', enter);
    return () => link.removeEventListener('keydown', enter);
  }, [article, by, panel]);
  return (event: KeyboardEvent<HTMLElement>) => {
    const link = article.querySelector<HTMLElement>('a[href]');
    const stops = [...(panel.current?.querySelectorAll(stop) ?? [])].filter((node) => node.checkVisibility());
    const isEdge = document.activeElement === (event.shiftKey ? stops[0] : stops.at(-1));
    if (event.key === 'Escape' || (event.key === 'Tab' && isEdge)) {
      // On Tab the browser moves the focus on from the card to the next element. On Shift+Tab the focus stays on the
      // card.
      if (event.key === 'Escape' || event.shiftKey) event.preventDefault();
      link?.focus();
    }
  };
}

/** The enlarged card: description, current programme and actions. */
export function HoverPanel({ pointed, isLeaving, showsProgramme, canShare, onGone, onFollowed }: HoverPanelProps) {
  const { card, article, by } = pointed;
  const { t, locale } = useMessages();
  const { navigation, lists } = usePorts();
  const timeZone = useTimeZone();
  const panel = useRef<HTMLDivElement>(null);
  const onKeyDown = usePanelFocus(pointed, panel);
  useLayoutEffect(() => {
    const { current } = panel;
    return current && !isLeaving ? placePanel(current, pointed) : undefined;
  }, [pointed, isLeaving]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(onGone, FADE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, onGone]);
  const { Link } = navigation;
  const follow = (event: ReactMouseEvent<HTMLAnchorElement>) => {
    onFollowed();
    if (!isPlainClick(event)) return;
    // Clicks the card's own link instead of the panel's, because analytics count that link and the focus returns to it
    // on back navigation.
    event.preventDefault();
    article.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  const href = navigation.hrefOfCard(card);
  const mainAction = getMainAction(card, lists ?? guestUser);
  const beginning = showsProgramme ? getStartOverHref(card, navigation) : undefined;
  const picture = article.querySelector('img')?.currentSrc;
  const isPoster = article.dataset['shape'] === 'poster';
  const line = cardLine(card, t, locale, timeZone);
  return (
    // The panel itself is not focusable; it handles Tab and Escape for its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      popover="manual"
      role="group"
      aria-label={card.title}
      className={styles.panel}
      data-hover-panel={by}
      data-leaving={isLeaving || undefined}
      onKeyDown={onKeyDown}
    >
      <span className={styles.picture} data-shape={isPoster ? 'poster' : undefined}>
        {picture ? <img className={styles.image} src={picture} alt="" /> : null}
        {badgesOf(card, t)}
      </span>
      <div className={styles.body}>
        {/* Link for the pointer only: keyboard and screen readers use the card's own link. */}
        <Link to={href} className={styles.link} tabIndex={-1} aria-hidden onClick={follow}>
          <span className={styles.title}>{card.title}</span>
        </Link>
        {line ? <p className={styles.line}>{line}</p> : null}
        {showsProgramme ? <CardOnAir card={card} /> : null}
        {beginning ? (
          <Link to={beginning} className={styles.beginning} onClick={onFollowed}>
            <Icon name="replay" size={14} />
            {t('playFromBeginning')}
          </Link>
        ) : null}
        {'description' in card && card.description ? <p className={styles.description}>{card.description}</p> : null}
        <div className={styles.actions}>
          <span className={styles.way}>
            <Icon name={mainAction.icon} size={14} />
            {t(mainAction.label)}
          </span>
          <CardActions card={card} href={href} canShare={canShare} article={article} onGone={onFollowed} />
        </div>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import bucket from '#blocks/bucket/index.ts';
import { cardLine } from '#renderers/card/card-line.ts';
import * as badgeStyles from '#renderers/card/badges.styles.ts';
import * as cardStyles from '#renderers/card/content-card.styles.ts';
import { sizesFor } from '#renderers/card/per-row.ts';
import { useMessages, MessagesProvider } from '#renderers/messages/messages.tsx';
import { PageView } from '#renderers/page/page-view.tsx';
import { contents, list } from '#renderers/page/page-view.styles.ts';
import { type Ports, PortsProvider } from '#renderers/ports/ports.tsx';
import * as carouselStyles from '#renderers/primitives/carousel/carousel.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { atWidth, sourceSet } from '#renderers/primitives/picture/sources.ts';
import * as pictureStyles from '#renderers/primitives/picture/picture.styles.ts';
import { createRegistry } from '#renderers/registry/registry.ts';
import * as rowStyles from '#blocks/bucket/bucket.styles.ts';
import { cardPlace, ratios, texts } from '#renderers/row/row-filler.styles.ts';
import * as insetStyles from '#blocks/bucket/inset.styles.ts';
import type { BucketBlock, Card } from '#schemas/generated/types.ts';
import { parsePage } from '#schemas/parse-page.ts';
import en from '#schemas/labels/en_US.json';
import type { pageOf } from './pages.ts';

type Page = ReturnType<typeof pageOf>;

export const labels = { defaultLocale: 'en_US', selectedLocale: 'en_US', translations: { en_US: en }, messages: {} };
const nothing = () => Promise.reject(new Error('no data here'));
const ports: Ports = {
  data: {
    bucket: nothing,
    season: nothing,
    seasonsAround: nothing,
    playlist: nothing,
    suggest: nothing,
    plans: nothing,
    list: nothing,
  },
  navigation: {
    Link: ({ to, children, ...props }) => (
      <a href={to} {...props}>
        {children}
      </a>
    ),
    hrefOf: () => '/',
    hrefOfCard: ({ id }) => `/video/${id}`,
    go: () => undefined,
  },
  diagnostics: { report: () => undefined },
  analytics: { report: () => undefined },
  reviews: { post: () => Promise.reject(new Error('no reviews here')) },
  toasts: { show: () => undefined },
  player: () => Promise.reject(new Error('no player here')),
  preferences: () => Promise.reject(new Error('no preferences here')),
  streamsAtOnce: () => Promise.reject(new Error('no streams here')),
  watchTogether: () => Promise.reject(new Error('no rooms here')),
  multiView: () => Promise.reject(new Error('no streams here')),
  forms: () => Promise.reject(new Error('No form is drawn here')),
};
const registry = createRegistry({ bucket: async () => ({ default: bucket }) });
await registry.preload(['bucket']);

const Frame = ({ children }: { children: ReactNode }) => (
  <MessagesProvider labels={labels}>
    <PortsProvider ports={ports}>
      <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
    </PortsProvider>
  </MessagesProvider>
);

/** Renders a page with the product’s renderer: validated, looked up in the registry, each element isolated. */
export const byDefinition = (page: Page): string =>
  renderToString(
    <Frame>
      <PageView document={page} name="bench" registry={registry} />
    </Frame>,
  );

/** Renders the same blocks directly in JSX. */
export const byBlocks = (page: Page): string =>
  renderToString(
    <Frame>
      <div className={list}>
        {page.elements.map(({ attributes }) => (
          <bucket.component key={attributes.bucketId} attributes={attributes as BucketBlock} leading={false} />
        ))}
      </div>
    </Frame>,
  );

function PlainCard({ card, poster }: { card: Card; poster: boolean }) {
  const { t, locale } = useMessages();
  const src = (poster ? card.posterUrl : card.thumbnailUrl) ?? '';
  return (
    <article className={cardStyles.card} data-metadata="regular" data-shape={poster ? 'poster' : undefined}>
      <a href={`/video/${card.id}`} className={cardStyles.link} data-card={card.id} data-type={card.type}>
        <span className={cardStyles.picture}>
          <span className={pictureStyles.frame} style={{ aspectRatio: poster ? '2 / 3' : '16 / 9' }}>
            <img
              className={pictureStyles.image}
              sizes={sizesFor(poster ? 'poster' : 'regular')}
              srcSet={sourceSet(src, 1080, poster ? 'upright' : 'lying')}
              src={atWidth(src, 640)}
              alt=""
              loading="lazy"
              decoding="async"
            />
          </span>
          <span className={badgeStyles.badges}>
            <span className={badgeStyles.end}>
              {card.accessLevel === 'GRANTED_ON_SIGN_IN' ? (
                <span className={badgeStyles.badge} data-for="guest">
                  {t('signInToWatch')}
                </span>
              ) : null}
            </span>
          </span>
        </span>
        <span className={cardStyles.text}>
          <span className={cardStyles.title}>{card.title}</span>
          <span className={cardStyles.line}>{cardLine(card, t, locale, undefined)}</span>
        </span>
      </a>
    </article>
  );
}

export function PlainRow({ attributes }: { attributes: Page['elements'][number]['attributes'] }) {
  const { t } = useMessages();
  const { name, bucketId, contentList, rowTypeData } = attributes;
  return (
    <section className={rowStyles.row} aria-labelledby={`row-${bucketId}`} data-row="basic" data-bucket={bucketId}>
      <div className={insetStyles.plain}>
        <h2 id={`row-${bucketId}`} className={rowStyles.title}>
          {name}
        </h2>
      </div>
      <div className={rowStyles.cards}>
        <div className={carouselStyles.carousel}>
          <ul
            role="list"
            aria-label={name}
            className={`${carouselStyles.track} ${rowStyles.widths[rowTypeData.displayPosters ? 'poster' : 'regular']} ${ratios[rowTypeData.displayPosters ? '2:3' : '16:9']} ${texts.card} `}
            data-lines={1}
          >
            {contentList.map((card) => (
              <li key={`${card.type}#${card.id}`} className={cardPlace}>
                <PlainCard card={card as Card} poster={rowTypeData.displayPosters} />
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={carouselStyles.previous}
            disabled
            aria-label={t('previousCards', { row: name })}
          >
            <span className={carouselStyles.arrow}>
              <Icon name="chevron" size={28} />
            </span>
          </button>
          <button type="button" className={carouselStyles.next} aria-label={t('nextCards', { row: name })}>
            <Icon name="chevron" size={28} />
          </button>
        </div>
      </div>
    </section>
  );
}

/** Renders the same tree by hand, without registry, validation, isolation, data binding or ports. */
export const byHand = (page: Page): string =>
  renderToString(
    <MessagesProvider labels={labels}>
      <div className={list}>
        {page.elements.map(({ $type, attributes }, index) => (
          <div
            key={attributes.bucketId}
            className={contents}
            data-pointer={`/elements/${index}`}
            data-kind={$type}
            data-ids={`bucketId=${attributes.bucketId}&exid=${attributes.exid}`}
          >
            <PlainRow attributes={attributes} />
          </div>
        ))}
      </div>
    </MessagesProvider>,
  );

/** Validates a page as the renderer does; returns the number of issues. */
export const validate = (page: unknown): number =>
  parsePage(page, (kind) => registry.peek(kind)?.validate).issues.length;

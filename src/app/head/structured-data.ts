import type { RouteName } from '#schemas/routes/table.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import type { HeadFacts } from './page-facts.ts';

/** An object in the vocabulary of schema.org. */
type Thing = Readonly<Record<string, unknown>>;

/** Context of a page's description. */
interface Around {
  name: RouteName | undefined;
  brand: string;
  /** Absolute URL of the realm's home page; the URLs below are absolute too. */
  home: string;
  url: string;
  image: string | undefined;
  /** URL of the embedded player, if other sites may frame it. */
  player: string | undefined;
  /** URL of the series that the title belongs to. */
  seriesUrl: string | undefined;
  locale: string;
}

const iso = (milliseconds: number | undefined) =>
  milliseconds === undefined ? undefined : new Date(milliseconds).toISOString();

const common = ({ title, description }: HeadFacts, { url, image }: Around) => ({
  name: title,
  description,
  url,
  image,
});

function videoObject(facts: HeadFacts, video: VideoDetails, around: Around): Thing {
  const { duration, publishedAt, series, episodeInformation, rating } = video;
  return {
    // In schema.org only episodes have the property `partOfSeries`, so a video of a series is a `TVEpisode` as well.
    '@type': series ? ['VideoObject', 'TVEpisode'] : 'VideoObject',
    ...common(facts, around),
    thumbnailUrl: around.image,
    embedUrl: around.player,
    uploadDate: publishedAt,
    duration: duration === undefined ? undefined : `PT${Math.round(duration)}S`,
    contentRating: rating?.rating,
    requiresSubscription: video.accessLevel === 'GRANTED' ? undefined : true,
    ...(series && {
      partOfSeries: { '@type': 'TVSeries', name: series.title, url: around.seriesUrl },
      episodeNumber: episodeInformation?.episodeNumber,
    }),
  };
}

const broadcastEvent = (facts: HeadFacts, video: VideoDetails, around: Around): Thing => ({
  '@type': 'BroadcastEvent',
  ...common(facts, around),
  isLiveBroadcast: true,
  startDate: iso(video.startDate),
  endDate: iso(video.endDate),
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: around.url },
  organizer: { '@type': 'Organization', name: around.brand, url: around.home },
});

function subject(facts: HeadFacts, around: Around): Thing | undefined {
  const { video } = facts;
  switch (around.name) {
    case 'VOD':
      return video && videoObject(facts, video, around);
    case 'LIVE':
      return video?.startDate === undefined ? undefined : broadcastEvent(facts, video, around);
    case 'SERIES':
      return { '@type': 'TVSeries', ...common(facts, around) };
    case 'SEASON':
      return { '@type': 'TVSeason', ...common(facts, around) };
    case 'ROOT':
    case 'HOME':
      return {
        '@type': 'WebSite',
        name: around.brand,
        url: around.home,
        description: facts.description,
        inLanguage: around.locale,
      };
    default:
      return undefined;
  }
}

/** FAQ of the page. Search engines require an answer for each question. */
const questionPage = ({ questions }: HeadFacts): Thing | undefined =>
  questions && {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };

/** Breadcrumbs: home, the title's series, the page. */
function breadcrumbs({ title, video }: HeadFacts, { brand, home, url, seriesUrl }: Around): Thing | undefined {
  if (!title || url === home) return undefined;
  const steps = [
    { name: brand, item: home },
    ...(video?.series && seriesUrl ? [{ name: video.series.title, item: seriesUrl }] : []),
    { name: title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** The page itself. Its language is that of its text, which may differ from the video's. */
const webPage = ({ title, description }: HeadFacts, { brand, url, locale }: Around): Thing => ({
  '@type': 'WebPage',
  name: title ?? brand,
  description,
  url,
  inLanguage: locale,
});

/** Builds the page's JSON-LD, escaped for a script element. */
export function structuredData(facts: HeadFacts, around: Around): string {
  const things = [subject(facts, around), questionPage(facts), breadcrumbs(facts, around), webPage(facts, around)];
  const data = { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
  // Escapes `<`, so that no text can close the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

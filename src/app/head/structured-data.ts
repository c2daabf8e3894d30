import type { RouteName } from '#schemas/routes/table.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import type { PageFacts } from './page-facts.ts';

/** One thing as schema.org describes it. */
type Thing = Readonly<Record<string, unknown>>;

/** What descriptions need besides the page's own facts. */
interface Around {
  name: RouteName | undefined;
  brand: string;
  /** Addresses in full. */
  home: string;
  url: string;
  image: string | undefined;
  /** The player alone, where other sites may frame it. */
  player: string | undefined;
  /** Address of a series, where the page's title belongs to one. */
  seriesUrl: string | undefined;
  locale: string;
}

const iso = (milliseconds: number | undefined) =>
  milliseconds === undefined ? undefined : new Date(milliseconds).toISOString();

const common = ({ title, description }: PageFacts, { url, image }: Around) => ({
  name: title,
  description,
  url,
  image,
});

function videoObject(facts: PageFacts, video: VideoDetails, around: Around): Thing {
  const { duration, publishedAt, series, episodeInformation, rating } = video;
  return {
    // `VideoObject` alone has no series: schema.org gives `partOfSeries` to episodes.
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

const broadcastEvent = (facts: PageFacts, video: VideoDetails, around: Around): Thing => ({
  '@type': 'BroadcastEvent',
  ...common(facts, around),
  isLiveBroadcast: true,
  startDate: iso(video.startDate),
  endDate: iso(video.endDate),
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: around.url },
  organizer: { '@type': 'Organization', name: around.brand, url: around.home },
});

function subject(facts: PageFacts, around: Around): Thing | undefined {
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

/** The questions that the page answers. Search engines take a page of questions for one only where each has its answer. */
const questionPage = ({ questions }: PageFacts): Thing | undefined =>
  questions && {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };

/** Where the page is: home, the series that its title belongs to, itself. */
function breadcrumbs({ title, video }: PageFacts, { brand, home, url, seriesUrl }: Around): Thing | undefined {
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

/** The page itself. Its language is that of its words; what it is about may be in others, as a film is. */
const webPage = ({ title, description }: PageFacts, { brand, url, locale }: Around): Thing => ({
  '@type': 'WebPage',
  name: title ?? brand,
  description,
  url,
  inLanguage: locale,
});

/** What a page is about in the words of schema.org, as JSON that may stand in a script element. */
export function structuredData(facts: PageFacts, around: Around): string {
  const things = [subject(facts, around), questionPage(facts), breadcrumbs(facts, around), webPage(facts, around)];
  const data = { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
  // No text may close the element that it stands in.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

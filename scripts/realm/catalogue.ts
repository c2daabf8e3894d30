import type { Catalogue, Media } from '#schemas/generated/types.ts';
import { arches, dunes, orbits, peaks, towers, waves } from './pictures/motifs.ts';
import type { Motif } from './pictures/frame.ts';

/** A video of the new realm, with parameters for its generated picture. */
interface Film {
  id: number;
  motif: Motif;
  /** Returns the hue of the video's picture in degrees, from the hue of the brand colour. */
  hue: (brand: number) => number;
  title: string;
  description: string;
  arabic: { title: string; description: string };
  duration: number;
  category: string;
  media: string;
  tags: string[];
}

export const films: readonly Film[] = [
  {
    id: 1,
    motif: dunes,
    // The dunes keep a warm hue, whatever the brand colour is.
    hue: (brand) => 38 + (brand % 20),
    title: 'The Salt Road',
    description: 'Three days, two camels and a wager that nobody remembers how to call off.',
    arabic: { title: 'طريق الملح', description: 'ثلاثة أيام وجملان ورهان لم يعد أحد يذكر كيف يتراجع عنه.' },
    duration: 5640,
    category: 'Adventure',
    media: 'harbour-lights',
    tags: ['new', 'feature'],
  },
  {
    id: 2,
    motif: peaks,
    hue: (brand) => brand + 150,
    title: 'Nine Peaks',
    description: 'A mountain guide takes on her last party, and one of them has been here before.',
    arabic: { title: 'القمم التسع', description: 'مرشدة جبلية تقود فريقها الأخير، وأحد أفراده سبق أن كان هنا.' },
    duration: 6900,
    category: 'Drama',
    media: 'the-glass-orchard',
    tags: ['feature'],
  },
  {
    id: 3,
    motif: towers,
    hue: (brand) => brand - 70,
    title: 'Lights Left On',
    description: 'From midnight to five, a night porter writes down which windows never go dark.',
    arabic: {
      title: 'أضواء لم تُطفأ',
      description: 'من منتصف الليل حتى الخامسة يدوّن حارس ليلي أيّ النوافذ لا تُظلم أبدًا.',
    },
    duration: 4980,
    category: 'Mystery',
    media: 'the-walkout',
    tags: ['new', 'feature'],
  },
  {
    id: 4,
    motif: waves,
    hue: (brand) => brand + 190,
    title: 'The Long Swim',
    description: 'Thirty-four kilometres of cold water, told by the woman in the boat beside.',
    arabic: {
      title: 'السباحة الطويلة',
      description: 'أربعة وثلاثون كيلومترًا من الماء البارد، ترويها المرأة التي في القارب المجاور.',
    },
    duration: 3420,
    category: 'Documentary',
    media: 'harbour-lights',
    tags: ['new', 'documentary'],
  },
  {
    id: 5,
    motif: orbits,
    hue: (brand) => brand - 120,
    title: 'Borrowed Moons',
    description: 'An observatory is about to close. The night shift would rather not be told.',
    arabic: { title: 'أقمار مستعارة', description: 'مرصد يوشك أن يُغلق أبوابه، والمناوبون ليلًا يفضّلون ألّا يخبرهم أحد.' },
    duration: 5280,
    category: 'Comedy',
    media: 'ring-of-salt',
    tags: ['feature'],
  },
  {
    id: 6,
    motif: arches,
    hue: (brand) => brand + 20,
    title: 'Behind the Arches',
    description: 'Every door in the old town leads to a kitchen. Twelve of them, in twelve minutes each.',
    arabic: {
      title: 'خلف الأقواس',
      description: 'كل باب في البلدة القديمة يفضي إلى مطبخ. اثنا عشر مطبخًا، لكل منها اثنتا عشرة دقيقة.',
    },
    duration: 8640,
    category: 'Documentary',
    media: 'ring-of-salt',
    tags: ['documentary'],
  },
];

/** Id of the playlist on the home page. */
export const WEEKEND = 100;

/** Creates the new realm's catalogue. */
export const catalogue = (): Catalogue => ({
  version: '1.1',
  videos: films.map(({ id, title, description, arabic, duration, category, media, tags }, index) => ({
    id,
    title,
    description,
    duration,
    publishedAt: `2026-0${index + 1}-12`,
    access: 'GRANTED',
    media,
    tags,
    categories: [category],
    translations: { ar: arabic },
  })),
  playlists: [
    {
      id: WEEKEND,
      title: 'A whole weekend',
      description: 'Start on Friday with the light still on.',
      items: [3, 1, 4, 6],
      picture: 'pictures/3.svg',
      poster: 'pictures/3-portrait.svg',
      translations: { ar: { title: 'عطلة كاملة', description: 'ابدأ مساء الجمعة والضوء لا يزال مضاءً.' } },
    },
  ],
});

/** The demo's short videos, as placeholders until the realm has videos of its own. */
export const media = (): Media => ({
  version: '1.1',
  media: Object.fromEntries(
    [...new Set(films.map((film) => film.media))].sort().map((name) => [
      name,
      {
        duration: 24,
        hls: `/media/${name}/master.m3u8`,
        dash: `/media/${name}/manifest.mpd`,
        subtitles: ['en', 'es'].map((language) => ({
          language,
          format: 'vtt' as const,
          url: `/media/${name}/subs-${language}.vtt`,
        })),
        annotations: { titles: `/media/${name}/chapters.vtt`, thumbnails: `/media/${name}/thumbnails.vtt` },
      },
    ]),
  ),
});

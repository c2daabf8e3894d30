import type { ContentProgramme } from './content.ts';

/** Texts of a programme of the guide in one language. */
export interface ProgrammeTexts {
  episode?: string;
  programme?: string;
  description?: string;
}

/** JSON column of a programme of the guide: everything except its times. */
export interface ProgrammeBody extends Pick<ContentProgramme, 'id' | 'episode' | 'programme' | 'picture'> {
  description?: string;
  /** Age rating of the programme. */
  rating?: string;
  categories?: string[];
  seasonNumber?: number;
  /** Episode number within the season. */
  episodeNumber?: number;
  /** Tags of the programme. The realm's settings list the tags that mark spoilers. */
  tags?: string[];
  /** URL of the picture of an imported programme, on another server. */
  iconUrl?: string;
  /** Translated names of the programme, by locale. */
  translations?: Record<string, ProgrammeTexts>;
}

import type { ContentProgramme } from './content.ts';

/** The names of a programme, and what it is about. */
export interface ProgrammeTexts {
  episode?: string;
  programme?: string;
  description?: string;
}

/** What is known of a programme beside its time. */
export interface ProgrammeBody extends Pick<ContentProgramme, 'id' | 'episode' | 'programme' | 'picture'> {
  description?: string;
  /** Age rating. */
  rating?: string;
  categories?: string[];
  seasonNumber?: number;
  /** Within its season. */
  episodeNumber?: number;
  /** What it is about; a realm names those that give a result away. */
  tags?: string[];
  /** Of an imported programme: a picture that is not the realm's own. */
  iconUrl?: string;
  /** By locale. */
  translations?: Record<string, ProgrammeTexts>;
}

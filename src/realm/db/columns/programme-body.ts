import type { ContentProgramme } from './content.ts';

/** What is known of a programme beside its time. */
export interface ProgrammeBody
  extends Pick<ContentProgramme, 'id' | 'episode' | 'programme' | 'picture' | 'translations'> {
  /** What it is about; a realm names those that give a result away. */
  tags?: string[];
}

import type { Schedule } from '#schemas/wire/studio.ts';

/** How a scheduled publication stands: it will come about, it cannot any more, or it did not. */
export type Standing = 'waiting' | 'overtaken' | 'refused';

/** How a schedule stands beside the document's newest draft: of another one it will not be published. */
export const standingOf = (schedule: Pick<Schedule, 'revision' | 'refusal'>, draft: number | undefined): Standing =>
  schedule.refusal ? 'refused' : schedule.revision === draft ? 'waiting' : 'overtaken';

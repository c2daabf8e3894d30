import type { EditedKind } from '#schemas/wire/preview.ts';
import type { PreviewBehind } from '#schemas/wire/studio.ts';
import type { Resolve } from './rows.ts';

/** What a preview may ask of the server, always with its ticket. Rejects with a `ProblemError`. */
export interface PreviewPort {
  /** The document that the ticket is bound to. */
  document(ticket: string): Promise<{ kind: EditedKind; name: string; document: unknown }>;
  /** What stands around a draft of labels. */
  behind(ticket: string): Promise<PreviewBehind>;
  resolve: Resolve;
}

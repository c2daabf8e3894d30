import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { PreviewBehind } from '#schemas/wire/authoring/studio.ts';
import type { Resolve } from './rows.ts';

/** Server requests of a preview, authorised by its ticket. Rejects with a `ProblemError`. */
export interface PreviewPort {
  /** Loads the document that the ticket gives access to. */
  document(ticket: string): Promise<{ kind: EditedKind; name: string; document: unknown }>;
  /** Loads the page that is shown with a draft of labels. */
  behind(ticket: string): Promise<PreviewBehind>;
  resolve: Resolve;
}

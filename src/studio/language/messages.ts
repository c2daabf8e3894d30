import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { FoundMistake } from './check.ts';
import type { PartForm, Position } from './forms/forms.ts';
import type { Beginning } from './forms/initial-values.ts';
import type { ListPart } from './forms/parts.ts';

/** A completion proposal at the cursor. */
export interface Proposal {
  label: string;
  kind: 'property' | 'value' | 'element';
  description?: string;
  /** Text to insert, as a template of the code editor with placeholders. */
  template: string;
  from: number;
  to: number;
}

/** Requests to the web worker with the schemas. */
export type Question =
  | { type: 'check'; kind: EditedKind; name: string; text: string; before?: string | undefined }
  | { type: 'complete'; kind: EditedKind; text: string; offset: number }
  | { type: 'empty'; kind: EditedKind }
  | { type: 'examples'; kind: EditedKind }
  | { type: 'form'; kind: EditedKind; text: string; place: Position }
  | { type: 'palette'; part: ListPart }
  | { type: 'hover'; kind: EditedKind; text: string; offset: number };

/** Responses of the web worker by request type. */
export interface Answers {
  check: FoundMistake[];
  complete: Proposal[];
  empty: unknown;
  examples: unknown[];
  form: PartForm | undefined;
  palette: Beginning[];
  hover: { paragraphs: string[]; from: number; to: number } | null;
}

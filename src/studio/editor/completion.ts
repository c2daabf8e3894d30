import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  snippet,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { Language } from '../language/language.ts';
import type { Proposal } from '../language/messages.ts';

const types: Record<Proposal['kind'], string> = { property: 'property', value: 'enum', element: 'class' };

/** Converts a proposal into a completion. `pos` is the cursor position at the time of the request. */
function completionOf({ label, kind, description, template, from, to }: Proposal, pos: number): Completion {
  return {
    label,
    type: types[kind],
    ...(description && { info: description }),
    boost: kind === 'element' ? -1 : 0,
    apply: (view: EditorView, completion: Completion, _from: number, end: number) =>
      // Also replaces the characters that the user typed after the proposals were requested.
      snippet(template)(view, completion, from, Math.max(end, to + (end - pos))),
  };
}

/** Source of completions from the schemas: names, values and complete elements. */
export const completionFrom =
  (language: Language, kind: EditedKind): CompletionSource =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { pos, state } = context;
    const word = context.matchBefore(/[\w$.-]+/);
    if (!context.explicit && !word && !/["{[,:\s]/.test(state.sliceDoc(pos - 1, pos))) return null;
    const proposals = await language.ask({ type: 'complete', kind, text: state.doc.toString(), offset: pos });
    if (context.aborted || proposals.length === 0) return null;
    return {
      from: word?.from ?? pos,
      options: proposals.map((proposal) => completionOf(proposal, pos)),
      validFor: /^[\w$.-]*$/,
    };
  };

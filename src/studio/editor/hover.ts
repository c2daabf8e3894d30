import { hoverTooltip } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { Language } from '../language/language.ts';

/** Tooltip with the schema's description of the property under the pointer. */
export const hoverFrom = (language: Language, kind: EditedKind): Extension =>
  hoverTooltip(async (view, pos) => {
    const hover = await language.ask({ type: 'hover', kind, text: view.state.doc.toString(), offset: pos });
    if (!hover) return null;
    return {
      pos: hover.from,
      end: hover.to,
      create: () => {
        const dom = document.createElement('div');
        for (const messages of hover.paragraphs) dom.appendChild(document.createElement('p')).textContent = messages;
        return { dom };
      },
    };
  });

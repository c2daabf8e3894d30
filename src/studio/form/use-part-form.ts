import { effect, type Signal } from '@preact/signals-react';
import { useEffect, useState } from 'react';
import type { OpenDocument } from '../model/open-document.ts';
import type { PartForm, Position } from '../language/forms/forms.ts';
import type { Language } from '../language/language.ts';

/**
 * Returns the form of the part (such as an element) at the editor's location. Undefined while the text is not valid
 * JSON or the web worker has not answered.
 */
export function usePartForm(
  document: Pick<OpenDocument, 'kind' | 'text'>,
  place: Signal<Position>,
  language: Language,
): PartForm | undefined {
  const [form, setForm] = useState<PartForm | undefined>(undefined);
  useEffect(() => {
    let latest = 0;
    const stop = effect(() => {
      const question = { kind: document.kind, text: document.text.value, place: place.value };
      latest += 1;
      const asked = latest;
      language.ask({ type: 'form', ...question }).then(
        (answer) => {
          if (asked === latest) setForm(answer);
        },
        (error: unknown) => console.error('The schemas made no form', error),
      );
    });
    return () => {
      latest = -1;
      stop();
    };
  }, [document, place, language]);
  return form;
}

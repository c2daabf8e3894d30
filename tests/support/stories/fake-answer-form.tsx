import { useEffect, useState } from 'react';
import { FormView } from '#renderers/form/form-view.tsx';
import { preloadForm } from '#renderers/form/preload-form.ts';
import type { AnswerFormProps } from '#renderers/ports/forms.ts';
import { handedIn } from './handed-in.ts';

const document = {
  version: '1.0',
  submitLabel: 'Send',
  fields: [
    { id: 'email', type: 'email', label: 'Your e-mail', required: true, messages: {} },
    { id: 'message', type: 'textarea', label: 'Your message', required: true, maxLength: 500, messages: {} },
  ],
};

/** A contact form that is accepted immediately; the form `casting` does not exist. */
export function FakeAnswerForm({ name, children }: AnswerFormProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { fields } = handedIn();
  useEffect(() => {
    if (name !== 'casting') void preloadForm(fields, document).then(() => setIsLoaded(true));
  }, [fields, name]);
  if (!isLoaded) return children;
  return (
    <FormView
      document={document}
      name={`form ${name}`}
      registry={fields}
      send={async () => ({ ok: true, message: 'Thank you.' })}
    />
  );
}

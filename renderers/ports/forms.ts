import type { ComponentType, ReactNode } from 'react';
import type { FieldRegistry } from '../registry/field-registry.ts';

/** Props of the component that renders a realm's form. */
export interface AnswerFormProps {
  /** Name of the realm's form. */
  name: string;
  /** Content that is shown until the form has loaded, and if it fails to load. */
  children: ReactNode;
}

/** What blocks that contain a form need to render it. */
export interface FormsPort {
  /** Registry of form fields. A field's code loads with the first form that contains it. */
  fields: FieldRegistry;
  /** Loads the component that renders a form of the realm and submits its answers. */
  loadAnswerForm: () => Promise<ComponentType<AnswerFormProps>>;
}

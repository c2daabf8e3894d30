import type { ComponentType, ReactNode } from 'react';
import type { FieldRegistry } from '../registry/field-registry.ts';

/** What a form of the realm is drawn with. */
export interface AnswerFormProps {
  /** Name of the form. */
  name: string;
  /** Drawn until the form is there, and where it cannot be had. */
  children: ReactNode;
}

/** What blocks with a form draw by. */
export interface FormsPort {
  /** The fields that a form can have. The code of each comes with the first form that has it. */
  fields: FieldRegistry;
  /** Asks for the component that draws a form of the realm and sends its answers. */
  loadAnswerForm: () => Promise<ComponentType<AnswerFormProps>>;
}

import type { ReactNode } from 'react';
import type { Field } from '../language/forms/shape.ts';

/** What a control is told of its field. */
export interface ControlProps {
  pointer: string;
  value: unknown;
  isRequired: boolean;
  /** For the element itself: its id, its description, whether what it holds is wrong. */
  control: { id: string; 'aria-describedby'?: string | undefined; 'aria-invalid'?: true | undefined };
  label: string;
}

/** Draws a field, for those who hold fields but are held by them too. */
export type DrawField = (field: Field, pointer: string, label?: string) => ReactNode;

import type { ReactNode } from 'react';
import type { PropertyField } from '../language/forms/shape.ts';

/** Props of the input control of a form field. */
export interface ControlProps {
  pointer: string;
  value: unknown;
  isRequired: boolean;
  /** Attributes of the input element: id, description, and whether its value is invalid. */
  control: { id: string; 'aria-describedby'?: string | undefined; 'aria-invalid'?: true | undefined };
  label: string;
}

/**
 * Renders a form field. Passed as a parameter, because fields and their containers would otherwise import each other.
 */
export type DrawField = (field: PropertyField, pointer: string, label?: string) => ReactNode;

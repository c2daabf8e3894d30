import type { Signal } from '@preact/signals-react';
import { createContext, useContext } from 'react';
import type { FoundMistake } from '../language/check.ts';
import type { ScrollTarget } from './wanted.ts';

/** Context of a form: the document, its problems, and functions that change it. */
export interface FormAccess {
  /** The complete parsed document. */
  value: unknown;
  found: readonly FoundMistake[];
  /**
   * Sets the value at a pointer; undefined removes it. Consecutive changes with `typing` form one undo step; each
   * change with `step` is an undo step of its own.
   */
  set: (pointer: string, value: unknown, how?: 'typing' | 'step') => void;
  /** Swaps two items of a list. */
  swap: (one: string, other: string) => void;
  insert: (list: string, index: number, value: unknown) => void;
  showInJson: (pointer: string) => void;
  /** Location that the form should scroll to; reset to undefined once it has. */
  wanted: Signal<ScrollTarget | undefined>;
}

const Context = createContext<FormAccess | undefined>(undefined);

export const FormProvider = Context.Provider;

/** Returns the form context. @throws Error outside of a form */
export function useFormContext(): FormAccess {
  const access = useContext(Context);
  if (!access) throw new Error('This stands in no form');
  return access;
}

import type { Signal } from '@preact/signals-react';
import { createContext, useContext } from 'react';
import type { Found } from '../language/check.ts';
import type { Wanted } from './wanted.ts';

/** What the parts of a form share: the document, what is wrong with it, and how to write into it. */
export interface FormAccess {
  /** The whole document. */
  value: unknown;
  found: readonly Found[];
  /** Puts a value at a pointer; undefined takes away what is there. Typing is undone in one go, a step by itself. */
  set: (pointer: string, value: unknown, how?: 'typing' | 'step') => void;
  /** Has two values of a list change places. */
  swap: (one: string, other: string) => void;
  insert: (list: string, index: number, value: unknown) => void;
  showInJson: (pointer: string) => void;
  /** Where somebody is to be led; undefined once that was done. */
  wanted: Signal<Wanted | undefined>;
}

const Context = createContext<FormAccess | undefined>(undefined);

export const FormProvider = Context.Provider;

/** For whatever stands in a form. */
export function useForm(): FormAccess {
  const access = useContext(Context);
  if (!access) throw new Error('This stands in no form');
  return access;
}

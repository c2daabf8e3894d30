import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { ParsedMenu } from '#schemas/parse-menu.ts';
import type { Labels } from '#schemas/wire/realm.ts';

type ValidMenu = Pick<ParsedMenu, 'menu' | 'items'>;

/** What a preview puts in the place of the realm's own menu and labels; undefined leaves them. */
export interface Dress {
  menu: Signal<ValidMenu | undefined>;
  labels: Signal<Labels | undefined>;
}

/** Nothing put on yet. */
export const createDress = (): Dress => ({
  menu: signal<ValidMenu | undefined>(undefined),
  labels: signal<Labels | undefined>(undefined),
});

/** Stands for the dress where there is no preview: everywhere else. */
export const undressed: { [Key in keyof Dress]: ReadonlySignal<undefined> } = {
  menu: signal(undefined),
  labels: signal(undefined),
};

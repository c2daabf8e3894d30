import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { ParsedMenu } from '#schemas/parse-menu.ts';
import type { Labels, RealmSettings } from '#schemas/wire/realm.ts';

type ValidMenu = Pick<ParsedMenu, 'menu' | 'items'>;

/** What a preview puts in the place of the realm's own menu, labels and settings; undefined leaves them. */
export interface PreviewOverrides {
  menu: Signal<ValidMenu | undefined>;
  labels: Signal<Labels | undefined>;
  settings: Signal<Partial<RealmSettings> | undefined>;
}

/** Nothing is overridden yet. */
export const createPreviewOverrides = (): PreviewOverrides => ({
  menu: signal<ValidMenu | undefined>(undefined),
  labels: signal<Labels | undefined>(undefined),
  settings: signal<Partial<RealmSettings> | undefined>(undefined),
});

/** Stands for the overrides where there is no preview: everywhere else. */
export const noOverrides: { [Key in keyof PreviewOverrides]: ReadonlySignal<undefined> } = {
  menu: signal(undefined),
  labels: signal(undefined),
  settings: signal(undefined),
};

import { type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
import type { ParsedMenu } from '#schemas/parse-menu.ts';
import type { Labels, RealmSettings } from '#schemas/wire/site/realm.ts';

type ValidMenu = Pick<ParsedMenu, 'menu' | 'items'>;

/** Menu, labels and settings that a preview overrides; undefined keeps the realm's own. */
export interface PreviewOverrides {
  menu: Signal<ValidMenu | undefined>;
  labels: Signal<Labels | undefined>;
  settings: Signal<Partial<RealmSettings> | undefined>;
}

/** Creates overrides without values. */
export const createPreviewOverrides = (): PreviewOverrides => ({
  menu: signal<ValidMenu | undefined>(undefined),
  labels: signal<Labels | undefined>(undefined),
  settings: signal<Partial<RealmSettings> | undefined>(undefined),
});

/** Constant overrides for pages that are not previews. */
export const noOverrides: { [Key in keyof PreviewOverrides]: ReadonlySignal<undefined> } = {
  menu: signal(undefined),
  labels: signal(undefined),
  settings: signal(undefined),
};

import type { EditedKind } from './wire/preview.ts';

/** The preview's paths under `/_admin/`, and the kind of document that each draws; `preview` draws any. */
export const previewRoutes = {
  'composed-page-preview': 'page',
  'section-preview': 'page',
  'navbar-preview': 'menu',
  'plugin-preview': 'page',
  '404-preview': 'page',
  'cancellation-promo-preview': 'page',
  preview: undefined,
} as const satisfies Record<string, EditedKind | undefined>;

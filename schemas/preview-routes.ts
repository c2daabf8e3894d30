import type { EditedKind } from './wire/authoring/preview.ts';

/** Preview paths under `/_admin/` with the kind of document that they show; `preview` shows any. */
export const previewRoutes = {
  'composed-page-preview': 'page',
  'section-preview': 'page',
  'navbar-preview': 'menu',
  'plugin-preview': 'page',
  '404-preview': 'page',
  'cancellation-promo-preview': 'page',
  preview: undefined,
} as const satisfies Record<string, EditedKind | undefined>;

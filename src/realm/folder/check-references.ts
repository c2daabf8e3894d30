import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { RealmBundle } from './bundle.ts';
import { catalogueMistakes } from './check-catalogue.ts';
import { feedMistakes } from './check-feeds.ts';
import { formMistakes } from './check-forms.ts';
import { pagesMistakes } from './check-pages.ts';
import { settingsMistakes } from './check-settings.ts';
import { textMistakes } from './check-texts.ts';
import type { Known } from './known.ts';

/** What is wrong between a realm's documents, each of which is valid by itself. */
export const referenceMistakes = (bundle: RealmBundle, known: Known): Diagnostic[] =>
  [settingsMistakes, formMistakes, pagesMistakes, catalogueMistakes, feedMistakes, textMistakes].flatMap((find) =>
    find(bundle, known),
  );

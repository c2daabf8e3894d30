import type { Diagnostic } from '#schemas/diagnostic.ts';
import { describeValue } from '#schemas/issue.ts';
import { listTexts } from '#schemas/localise.ts';
import type { RealmBundle } from './bundle.ts';
import { isCountry } from './codes.ts';
import { createError } from './mistakes.ts';

/** Matches pointers to a country code in a title's rights. */
const named = /\/territories\/(?:allow|deny)\/\d+$/;

/** Reports nonexistent country codes in the titles' rights. */
export const territoryFindings = ({ catalogue }: RealmBundle): Diagnostic[] =>
  catalogue.flatMap(({ file, document }) =>
    listTexts(document)
      .filter(({ pointer, text }) => named.test(pointer) && !isCountry(text))
      .map(({ pointer, text }) => createError(file, pointer, 'country', 'the code of a country', describeValue(text))),
  );

import { stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../platform/start-error.ts';
import { type AddedLanguage, addLanguage } from './add-language.ts';
import { translationFileOf } from './translation-file.ts';

/** Usage text of the command that adds a language. */
export const LANGUAGE_USAGE =
  '  npm run realm -- language <folder> <locale>       Adds a language: writes the file to translate.';

const count = (number: number) => (number === 1 ? '1 label' : `${number} labels`);

/** Formats the result and the next step for the terminal. */
export function languageText(folder: string, { locale, isNew, added, missing, obsolete }: AddedLanguage): string {
  const file = path.join(folder, translationFileOf(locale));
  return [
    ...(isNew ? [`${locale} is now one of the languages in realm.json.`] : []),
    ...(added.length > 0 ? [`Moved ${count(added.length)} into labels/${locale}.json.`] : []),
    missing.length > 0
      ? `${file} has ${count(missing.length)} to translate. Write each text, then run this command again.`
      : `All labels are in ${locale}. Next: npm run realm -- check ${folder}`,
    ...(obsolete.length > 0
      ? [`labels/${locale}.json has ${count(obsolete.length)} that nothing uses; remove them: ${obsolete.join(', ')}`]
      : []),
  ].join('\n');
}

/** Runs `realm language`. Returns exit code 0, or 2 on failure. */
export async function runLanguage(args: readonly string[]): Promise<number> {
  try {
    const [folder, locale, ...more] = args;
    if (folder === undefined || locale === undefined || more.length > 0)
      throw new StartError(`Usage:\n${LANGUAGE_USAGE}`);
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (!isFolder) throw new StartError(`There is no folder ${folder}. npm run realm -- new ${folder} makes one.`);
    console.log(languageText(folder, await addLanguage(folder, locale)));
    return 0;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return 2;
  }
}

import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Form } from '#schemas/generated/types.ts';
import { listAnswers } from '../identity/answers/answers.store.ts';
import { ANSWERS_USAGE, answersCsv, answersJson } from '../identity/answers/answers-text.ts';
import { updateSupport } from '../identity/accounts/accounts.store.ts';
import { type MakeEditorResult, makeEditor, promptPassword } from './make-editor.ts';
import { purgeRealm } from '../platform/caches/purge-caches.ts';
import type { Context } from '../platform/context.ts';
import { inRealm, readDatabaseId, type RunTransaction } from '../platform/db/scope.ts';
import { configFrom } from '../platform/env.ts';
import { createVoucherCodes, VOUCHERS_USAGE } from '../commerce/vouchers/create-voucher-codes.ts';
import { findValidDocument } from '../definitions/documents/valid.ts';
import { filmsOfRealm } from '../site/files/film-store.ts';
import { RealmFolderError } from '../authoring/folder/bundle.ts';
import { exportRealm } from './export-realm.ts';
import { EXPORT_USAGE, exportText, readExportWords } from '../authoring/export/export-words.ts';
import { GuideFileError } from '../catalogue/guide-import/guide-file-error.ts';
import { GUIDE_USAGE, guideText, parseGuideArgs } from '../catalogue/guide-import/guide-args.ts';
import { importGuide } from '../catalogue/guide-import/import-guide.ts';
import { LoadConflictError } from '../authoring/load/load-conflict-error.ts';
import { LOAD_USAGE, readLoadWords } from '../authoring/load/load-words.ts';
import { loadRealm } from './load-realm.ts';
import { dryRunText, planLines } from '../authoring/load/plan-text.ts';
import { openRealm } from './open.ts';
import { switchKind } from '../site/pages/kinds.store.ts';
import { findRealm } from '../platform/realms/realms.store.ts';
import { findRunningPlaybill, isNewDatabase } from '../platform/running-playbill.ts';
import { rotateSecrets, secretFileOf } from '../platform/secret-file.ts';
import { StartError } from '../platform/start-error.ts';
import { knownKinds } from '../authoring/studio/kinds.ts';

/** Usage text of the commands. */
export const DATABASE_USAGE = `\
${LOAD_USAGE}
${EXPORT_USAGE}
${GUIDE_USAGE}
${ANSWERS_USAGE}
${VOUCHERS_USAGE}
  npm run realm -- switch <realm> <kind> on|off     Shows a kind of element in a realm, or does not.
  npm run realm -- editor <realm> <e-mail>          Makes an account an editor’s, or a new one: asks for its password.
  npm run realm -- support <realm> <e-mail> on|off  Lets the holder of an account look at viewers’ accounts, or no more.
  npm run realm -- remove <realm> --yes             Removes a realm with all it has: titles, accounts, history.
  npm run realm -- rotate-secret [--forget]         Puts a new secret into the data folder; with --forget those before count no more.`;

/** A command that works on the database. It resolves to the text that is printed. */
type Command = (context: Context, ...words: string[]) => Promise<string>;

/** Printed result of the command `editor`, by what it did with the account. */
const said: Readonly<Record<MakeEditorResult, (email: string, realm: string) => string>> = {
  made: (email, realm) => `${email} has an account now, and edits the realm ${realm}.`,
  promoted: (email, realm) => `${email} edits the realm ${realm} from the next sign-in on, with the same password.`,
  unchanged: (email, realm) => `${email} is an editor of the realm ${realm} already.`,
};

/**
 * Opens a file for reading.
 * @throws StartError when it cannot be read
 */
async function openFile(file: string): Promise<AsyncIterable<Uint8Array>> {
  try {
    return (await open(path.resolve(file))).createReadStream();
  } catch (cause) {
    throw new StartError(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

const commands: Record<string, { words: number; run: Command }> = {
  load: {
    words: 1,
    run: async (context, ...words) => {
      const { folder, load } = readLoadWords(words);
      const report = await loadRealm(context, path.resolve(folder), load);
      const lines = planLines(report);
      if (load.isDryRun) return dryRunText(report, lines);
      const [host] = (await findRealm(context.db, report.realm))?.settings.hosts ?? [];
      const loaded = `The realm ${report.realm} is loaded. It answers at http://${host}:${context.config.port} while Playbill runs.`;
      return [loaded, ...lines.map((line) => `  ${line}`)].join('\n');
    },
  },
  export: {
    words: 2,
    run: async (context, ...words) => {
      const { realm, folder, overwrite } = readExportWords(words);
      return exportText(folder, await exportRealm(context, realm, path.resolve(folder), { overwrite }));
    },
  },
  guide: {
    words: 2,
    run: async (context, ...words) => {
      const told = parseGuideArgs(words);
      const realm = await findRealm(context.db, told.realm);
      if (!realm) throw new StartError(`There is no realm ${told.realm}.`);
      const runTransaction: RunTransaction = (work, options) => inRealm(context.db, realm.id, work, options);
      return guideText(await importGuide(runTransaction, context, realm, await openFile(told.file), told), told);
    },
  },
  answers: {
    words: 2,
    run: async ({ db }, id = '', name = '', option = '') => {
      if (option !== '' && option !== '--json') throw new StartError(`Usage:\n${DATABASE_USAGE}`);
      const realm = await findRealm(db, id);
      if (!realm) throw new StartError(`There is no realm ${id}.`);
      const [form, answers] = await inRealm(db, id, async (tx) => [
        (await findValidDocument(tx, { realm: id }, 'form', name)) as Form | undefined,
        await listAnswers(tx, id, name),
      ]);
      const kept = (realm.settings.answerForms ?? []).map((one) => one.form);
      if (answers.length === 0 && !kept.includes(name))
        throw new StartError(
          `The realm ${id} keeps no answers to a form ${name}. It keeps those to: ${kept.join(', ') || 'none'}.`,
        );
      return option === '--json' ? answersJson(answers) : answersCsv(form, answers);
    },
  },
  vouchers: {
    words: 3,
    run: async (context, id = '', campaign = '', count = '') => {
      if (!(await findRealm(context.db, id))) throw new StartError(`There is no realm ${id}.`);
      const created = await inRealm(context.db, id, (tx) => createVoucherCodes(tx, context, id, { campaign, count }));
      return created.join('\n');
    },
  },
  switch: {
    words: 3,
    run: async (context, id = '', kind = '', state = '') => {
      const { db, clock } = context;
      if (state !== 'on' && state !== 'off') throw new StartError(`Usage:\n${DATABASE_USAGE}`);
      if (!(await findRealm(db, id))) throw new StartError(`There is no realm ${id}.`);
      if (!knownKinds.includes(kind) && state === 'off')
        throw new StartError(`There is no kind ${kind}. The kinds are: ${knownKinds.join(', ')}.`);
      const change = { kind, on: state === 'on', author: 'realm switch', now: clock.now() };
      await inRealm(db, id, async (tx) => {
        await switchKind(tx, id, change);
        await purgeRealm(context, tx, id);
      });
      return `The realm ${id} ${state === 'on' ? 'shows' : 'no longer shows'} elements of the kind ${kind}.`;
    },
  },
  editor: {
    words: 2,
    run: async (context, id = '', email = '') => {
      if (!(await findRealm(context.db, id))) throw new StartError(`There is no realm ${id}.`);
      const ask = () => promptPassword(`A password for ${email}: `);
      return said[await makeEditor(context, id, email, ask)](email, id);
    },
  },
  support: {
    words: 3,
    run: async ({ db }, id = '', email = '', state = '') => {
      if (state !== 'on' && state !== 'off') throw new StartError(`Usage:\n${DATABASE_USAGE}`);
      if (!(await findRealm(db, id))) throw new StartError(`There is no realm ${id}.`);
      if (!(await inRealm(db, id, (tx) => updateSupport(tx, id, email, state === 'on'))))
        throw new StartError(`${email} has no account in the realm ${id}. Its holder signs up first.`);
      return state === 'on'
        ? `${email} may look at viewers’ accounts in the realm ${id}, once they have a passkey and sign in by it.`
        : `${email} looks at nobody’s account in the realm ${id} any more, from this moment on.`;
    },
  },
  remove: {
    words: 1,
    run: async ({ db, config }, id = '', sure = '') => {
      if (!(await findRealm(db, id))) throw new StartError(`There is no realm ${id}.`);
      if (sure !== '--yes')
        throw new StartError(
          `This removes the realm ${id} for good, with its accounts and its history. If that is meant: npm run realm -- remove ${id} --yes`,
        );
      await inRealm(db, id, (tx) => tx.deleteFrom('realms').where('realm', '=', id).execute());
      if (config.filmFolder !== undefined)
        await rm(filmsOfRealm(config.filmFolder, id), { recursive: true, force: true });
      return `The realm ${id} is removed.`;
    },
  },
  'rotate-secret': {
    words: 0,
    run: async ({ config }, option = '') => {
      if (option !== '' && option !== '--forget') throw new StartError(`Usage:\n${DATABASE_USAGE}`);
      if (config.secret !== undefined)
        throw new StartError(
          'The secret comes from PLAYBILL_SECRET: put the one that is there first into PLAYBILL_SECRETS_BEFORE, a new one into PLAYBILL_SECRET, and start all instances again.',
        );
      const forget = option === '--forget';
      await rotateSecrets(secretFileOf(config.dataFolder), { forget });
      const effect = forget
        ? 'everybody signs in again'
        : 'what was signed by the one before is good until it ends, and nobody signs in again';
      return `The data folder has a new secret. It counts from the next start of Playbill on: ${effect}.`;
    },
  },
};

/** Runs a command on the configured database and prints its output. */
async function run(command: Command, words: string[]): Promise<void> {
  const { env } = process;
  const config = { ...configFrom(env, process.cwd()), realmFolders: [], logLevel: 'warn' as const };
  const running = await findRunningPlaybill(config);
  const isNew = isNewDatabase(config);
  // Without these two settings the command would use the default database, which may not be the one that a running
  // server uses.
  const isGuess = !env['PLAYBILL_DATA'] && !env['DATABASE_URL'];
  const refuseGuess = () => {
    throw new StartError(
      `The Playbill that answers at ${running?.origin} uses another database than that of ${config.dataFolder}. Nothing was changed. Set PLAYBILL_DATA or DATABASE_URL as that program has it, or PLAYBILL_DATA=${config.dataFolder} to use this folder all the same.`,
    );
  };
  if (running && isNew && isGuess) refuseGuess();
  const { context, close } = await openRealm(config, { beside: true });
  try {
    const isOther = running !== undefined && running.database !== (await readDatabaseId(context.db));
    if (isOther && isGuess) refuseGuess();
    console.log(await command(context, ...words));
    if (isNew) console.log(`The database of ${config.dataFolder} is new: no Playbill has used this folder before.`);
    if (isOther)
      console.log(`The Playbill that answers at ${running.origin} uses another database and does not show this.`);
  } finally {
    await close();
  }
}

/**
 * Runs a command on the database. Resolves to the exit code: 1 when it failed. User errors are printed without a stack.
 */
export async function runOnDatabase([name = '', ...words]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || words.length < command.words) {
    console.error(`Usage:\n${DATABASE_USAGE}`);
    return 1;
  }
  return tryOnDatabase((context) => command.run(context, ...words));
}

/** True for errors whose message tells the user what to do, so that no stack is printed. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof StartError ||
  error instanceof RealmFolderError ||
  error instanceof LoadConflictError ||
  error instanceof GuideFileError;

/** Runs work on the configured database. Resolves to the exit code: 1 when it failed. */
export async function tryOnDatabase(work: (context: Context) => Promise<string>): Promise<number> {
  try {
    await run(work, []);
    return 0;
  } catch (error) {
    console.error(isForPeople(error) ? error.message : error);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await runOnDatabase(process.argv.slice(2));

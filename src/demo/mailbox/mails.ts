import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** A sent email, parsed from its file. */
export interface StoredMail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Modification time of the file, in milliseconds since 1970. */
  at: number;
}

/** Maximum number of emails in the list. */
const MOST = 100;
const name = /^([A-Za-z0-9-]+)\.eml$/;

/** Maps a missing file to undefined; rethrows other errors. */
function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** Reads an email by id; undefined when there is none. */
export async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!name.test(`${id}.eml`)) return undefined;
  const file = path.join(folder, `${id}.eml`);
  const source = await readFile(file).catch(unlessMissing);
  if (!source) return undefined;
  const { from, to, subject = '', text = '', html = '' } = await PostalMime.parse(source);
  const { mtimeMs } = await stat(file);
  const [receiver] = to ?? [];
  return {
    id,
    from: from?.name || from?.address || '',
    to: receiver?.address ?? '',
    subject,
    text,
    html,
    at: mtimeMs,
  };
}

/** Lists the newest emails of a folder; none if the folder does not exist. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  const files = (await readdir(folder).catch(unlessMissing)) ?? [];
  const ids = files.flatMap((file) => name.exec(file)?.[1] ?? []);
  const times = await Promise.all(
    ids.map(async (id) => ({
      id,
      at: (await stat(path.join(folder, `${id}.eml`)).catch(unlessMissing))?.mtimeMs ?? 0,
    })),
  );
  const newest = times.sort((one, other) => other.at - one.at).slice(0, MOST);
  const mails = await Promise.all(newest.map(({ id }) => readMail(folder, id)));
  return mails.filter((mail) => mail !== undefined);
}

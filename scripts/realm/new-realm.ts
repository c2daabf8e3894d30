import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentFile } from '../../schemas/realm-folder.ts';
import { StartError } from '../../src/server/platform/start-error.ts';
import { catalogue, films, media } from './catalogue.ts';
import { accounts, loginForm, menu, type Naming, pages, settings, theme } from './documents.ts';
import { labelsOf } from './labels.ts';
import { logoOf, drawLogoMark } from './logo.ts';
import { brandFor, coloursFrom, hueOf } from './palette.ts';
import { drawPicture } from './pictures/frame.ts';
import { readmeOf } from './readme.ts';

/** Options of a new realm; those that are missing are derived from the folder's name. */
export interface NewRealm {
  id?: string | undefined;
  name?: string | undefined;
  /** Brand colour as #rrggbb. */
  colour?: string | undefined;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function namingOf(folder: string, { id, name }: NewRealm): Naming {
  const base = path.basename(path.resolve(folder));
  const plain = (id ?? base)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);
  if (plain === '' || (id !== undefined && plain !== id))
    throw new StartError(
      `“${id ?? base}” cannot be the name of a realm in addresses. Name one by --id: a small letter, then small letters, digits and hyphens, such as night-owl.`,
    );
  const words = base.replace(/[-_]+/g, ' ').trim();
  const shown = name?.trim() || words.charAt(0).toUpperCase() + words.slice(1);
  if (shown.length > 80)
    throw new StartError('The name of a realm has at most 80 characters. Name a shorter one by --name.');
  return { id: plain, name: shown };
}

/** All files of the new realm by path, except the README. */
function filesOf(naming: Naming, colour: string | undefined): Record<string, string> {
  const colours = coloursFrom(colour ?? brandFor(naming.name));
  const hue = hueOf(colours.brand);
  return {
    [documentFile('realm')]: json(settings(naming)),
    [documentFile('theme')]: json(theme(colours)),
    [documentFile('menu', 'web')]: json(menu()),
    ...Object.fromEntries(
      Object.entries(pages(naming)).map(([name, page]) => [documentFile('page', name), json(page)]),
    ),
    [documentFile('form', 'login')]: json(loginForm()),
    [documentFile('labels', 'en_US')]: json(labelsOf('en_US', naming.name)),
    [documentFile('labels', 'ar')]: json(labelsOf('ar', naming.name)),
    [documentFile('catalogue', 'films')]: json(catalogue()),
    [documentFile('media')]: json(media()),
    [documentFile('accounts')]: json(accounts()),
    'assets/logo.svg': logoOf(naming.name, colours),
    'assets/mark.svg': drawLogoMark(naming.name, colours),
    ...Object.fromEntries(
      films.flatMap((film) =>
        ['', '-portrait'].map((upright) => [
          `pictures/${film.id}${upright}.svg`,
          drawPicture(film.motif, `${naming.id}/${film.id}`, film.hue(hue), upright !== ''),
        ]),
      ),
    ),
  };
}

const contentsOf = (folder: string) =>
  readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new StartError(
      `${folder} cannot be made a realm's folder: ${error instanceof Error ? error.message : error}`,
    );
  });

/**
 * Creates a small realm that can be loaded as it is.
 * @throws StartError if the folder is not empty or a name is invalid
 */
export async function newRealm(folder: string, options: NewRealm = {}): Promise<Naming> {
  const naming = namingOf(folder, options);
  if (options.colour !== undefined && !/^#[0-9a-f]{6}$/i.test(options.colour))
    throw new StartError(`--colour: expected a colour such as #ff3d1f, found “${options.colour}”`);
  if ((await contentsOf(folder)).length > 0)
    throw new StartError(
      `There is something in ${folder} already; nothing was changed. Name a folder that is new or empty.`,
    );
  const files = filesOf(naming, options.colour);
  const note = readmeOf(naming, Object.keys(files));
  for (const [name, content] of Object.entries({ 'README.md': note, ...files })) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return naming;
}

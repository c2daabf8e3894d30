import { compareDiagnostics, type Diagnostic, findingLine } from '#schemas/diagnostic.ts';
import type {
  Accounts,
  Catalogue,
  Consent,
  FightersDocument,
  GuideDocument,
  Form,
  Labels,
  Media,
  Menu,
  NewsDocument,
  Page,
  Realm,
  Texts,
  Theme,
} from '#schemas/generated/types.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import type { Damage } from '../../platform/db/stored/salvage.ts';

/** A file of a realm's folder that browsers get. */
export interface AssetFile {
  /** Such as pictures/1001.svg. */
  path: string;
  /** SHA-256 in hex. */
  hash: string;
  contentType: string;
  bytes: Buffer;
  /** The picture in a few pixels, where cards show it. */
  blur?: string | undefined;
}

/** A file of a realm's own films. Its bytes stay where they are: films are too large for memory and database. */
export interface FilmFile {
  /** Such as media/night.mp4. */
  path: string;
  contentType: string;
  /** Where it is on the disk. */
  source: string;
  /** In bytes. */
  size: number;
  /** When it was changed last, in milliseconds since 1970. */
  modified: number;
}

/** A document and the file that it stands in, such as pages/home.json. */
export interface Sourced<T> {
  file: string;
  /** Name of the file without folder and ending. */
  name: string;
  document: T;
  /** What the document lacks of what was written, where that is not valid. */
  damage?: Damage;
}

/** A document as its author wrote it; undefined when it could not be read. */
export const writtenOf = ({ document, damage }: Sourced<unknown>): unknown => (damage ? damage.written : document);

/** Whether nothing of a part of a document was taken out, so that what is not there was never written. */
export const isWhole = ({ damage }: Sourced<unknown>, pointer = ''): boolean =>
  damage === undefined || damage.isWhole(damage.placeOf(pointer));

/** All documents of a realm, each of them valid, and its files. Only without damage may it go on air. */
export interface RealmBundle {
  settings: Sourced<Realm>;
  theme: Sourced<Theme>;
  media: Sourced<Media>;
  menus: Sourced<Menu>[];
  pages: Sourced<Page>[];
  forms: Sourced<Form>[];
  labels: Sourced<Labels>[];
  catalogue: Sourced<Catalogue>[];
  consent: Sourced<Consent> | undefined;
  texts: Sourced<Texts> | undefined;
  news: Sourced<NewsDocument> | undefined;
  fighters: Sourced<FightersDocument> | undefined;
  guide: Sourced<GuideDocument> | undefined;
  accounts: Sourced<Accounts> | undefined;
  files: AssetFile[];
  /** Files of the realm's films; empty where a realm is not read from a folder. */
  films: FilmFile[];
  /** Paths of files that cannot be taken as they are. */
  refusedFiles: readonly string[];
}

/** What stands for the films of a realm that has none. */
export const noMedia: Sourced<Media> = {
  file: documentFile('media'),
  name: 'media',
  document: { version: '1.0', media: {} },
};

/** A realm's folder has mistakes: all of them, in order. Nothing was changed. */
export class RealmFolderError extends Error {
  override readonly name = 'RealmFolderError';
  readonly mistakes: readonly Diagnostic[];

  constructor(folder: string, mistakes: readonly Diagnostic[]) {
    const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
    const ordered = mistakes.toSorted(compareDiagnostics);
    const lines = ordered.map((mistake) => `  ${findingLine(mistake)}`).join('\n');
    super(`${folder} has ${count}; nothing was changed:\n${lines}`);
    this.mistakes = ordered;
  }
}

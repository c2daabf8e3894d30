import { compareDiagnostics, type Diagnostic, findingLine } from '#schemas/diagnostic.ts';
import type {
  Accounts,
  Catalogue,
  Consent,
  FightersDocument,
  GuideDocument,
  Form,
  Labels,
  Licences,
  Media,
  Menu,
  NewsDocument,
  Page,
  Realm,
  Texts,
  Theme,
  Vouchers,
} from '#schemas/generated/types.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import type { Damage } from '../../platform/db/stored/salvage.ts';

/** A file of a realm folder that browsers load. */
export interface AssetFile {
  /** Path in the folder, such as pictures/1001.svg. */
  path: string;
  /** SHA-256 of the file's content, in hex. */
  hash: string;
  contentType: string;
  bytes: Buffer;
  /** Blurred placeholder of a few pixels, if cards show the image. */
  blur?: string | undefined;
}

/** A file of a realm's own films. Its bytes stay on disk: films are too large for memory and database. */
export interface FilmFile {
  /** Path in the folder, such as media/night.mp4. */
  path: string;
  contentType: string;
  /** Absolute path on disk. */
  source: string;
  /** File size in bytes. */
  size: number;
  /** Modification time, in milliseconds since 1970. */
  modified: number;
}

/** A document together with the file that contains it, such as pages/home.json. */
export interface Sourced<T> {
  file: string;
  /** File name without folder and extension. */
  name: string;
  document: T;
  /** If the document is invalid: describes the parts that were left out to make it valid. */
  damage?: Damage;
}

/** A document as its author wrote it, including invalid parts; undefined if unreadable. */
export const getWrittenValue = ({ document, damage }: Sourced<unknown>): unknown =>
  damage ? damage.written : document;

/**
 * Whether a part of a document is complete, that is, no invalid value was left out of it. Only then does a missing
 * value mean that the author did not write it.
 */
export const isComplete = ({ damage }: Sourced<unknown>, pointer = ''): boolean =>
  damage === undefined || damage.isWhole(damage.placeOf(pointer));

/** All documents and files of a realm. Every document is valid; a realm with `damage` must not be published. */
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
  licences: Sourced<Licences> | undefined;
  vouchers: Sourced<Vouchers> | undefined;
  texts: Sourced<Texts> | undefined;
  news: Sourced<NewsDocument> | undefined;
  fighters: Sourced<FightersDocument> | undefined;
  guide: Sourced<GuideDocument> | undefined;
  accounts: Sourced<Accounts> | undefined;
  files: AssetFile[];
  /** Files of the realm's films; empty unless the realm was read from a folder. */
  films: FilmFile[];
  /** Paths of files that were rejected as invalid. */
  refusedFiles: readonly string[];
}

/** Media document that is used for a realm without films. */
export const noMedia: Sourced<Media> = {
  file: documentFile('media'),
  name: 'media',
  document: { version: '1.0', media: {} },
};

/** A realm folder has errors; the message lists all of them. Nothing was changed. */
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

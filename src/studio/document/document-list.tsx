import type { EditedKind } from '#schemas/wire/preview.ts';
import type { StudioDocuments } from '#schemas/wire/studio.ts';
import { words } from '../words.ts';
import * as styles from './document-list.styles.ts';

type Entry = StudioDocuments['documents'][number];

interface DocumentListProps {
  documents: readonly Entry[];
  isCurrent: (entry: Entry) => boolean;
  hrefOf: (entry: Entry) => string;
  onOpen: (entry: Entry) => void;
}

const kinds: EditedKind[] = ['page', 'menu', 'form', 'theme', 'labels'];

/** The realm's documents by kind. */
export function DocumentList({ documents, isCurrent, hrefOf, onOpen }: DocumentListProps) {
  const byKind = Map.groupBy(documents, ({ kind }) => kind);
  return (
    <nav className={styles.nav} aria-label={words.documents}>
      {documents.length === 0 ? <p className={styles.none}>{words.noDocuments}</p> : null}
      {kinds.map((kind) => {
        const entries = byKind.get(kind);
        return entries ? (
          <section key={kind} className={styles.group}>
            <h2 className={styles.heading}>{words.kinds[kind]}</h2>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <a
                    className={styles.link}
                    href={hrefOf(entry)}
                    aria-current={isCurrent(entry) ? 'page' : undefined}
                    onClick={(event) => {
                      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                      event.preventDefault();
                      onOpen(entry);
                    }}
                  >
                    <span className={styles.name}>{entry.name}</span>
                    {entry.draft || entry.revision === undefined ? (
                      <span className={styles.draft}>{words.draft}</span>
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
    </nav>
  );
}

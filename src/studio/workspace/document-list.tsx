import { editedKinds } from '#schemas/realm-folder.ts';
import type { StudioDocuments } from '#schemas/wire/authoring/studio.ts';
import { type Standing, standingOf } from '../schedule/schedule-state.ts';
import { whenInZone } from '../model/zone.ts';
import { button } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import * as styles from './document-list.styles.ts';

type Entry = StudioDocuments['documents'][number];

interface DocumentListProps {
  documents: readonly Entry[];
  isCurrent: (entry: Entry) => boolean;
  hrefOf: (entry: Entry) => string;
  onOpen: (entry: Entry) => void;
  onNew: () => void;
}

const badges: Record<Standing, string> = {
  waiting: messages.scheduledBadge,
  overtaken: messages.overtakenBadge,
  refused: messages.refusedBadge,
};

/** Badge with the most important state of a document. */
function Badge({ entry: { draft, revision, schedule } }: { entry: Entry }) {
  if (!schedule) return draft || revision === undefined ? <span className={styles.badge}>{messages.draft}</span> : null;
  const standing = standingOf(schedule, draft?.revision);
  return (
    <span className={styles.badge} data-standing={standing} title={whenInZone(schedule.at)}>
      {badges[standing]}
    </span>
  );
}

/** The realm's documents by kind. */
export function DocumentList({ documents, isCurrent, hrefOf, onOpen, onNew }: DocumentListProps) {
  const byKind = Map.groupBy(documents, ({ kind }) => kind);
  return (
    <nav className={styles.nav} aria-label={messages.documents}>
      <button type="button" className={`${button} ${styles.add}`} onClick={onNew}>
        {messages.newDocument}
      </button>
      {documents.length === 0 ? <p className={styles.none}>{messages.noDocuments}</p> : null}
      {editedKinds.map((kind) => {
        const entries = byKind.get(kind);
        return entries ? (
          <section key={kind} className={styles.group}>
            <h2 className={styles.heading}>{messages.kinds[kind]}</h2>
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
                    <Badge entry={entry} />
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

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Language } from '../language/language.ts';
import type { Beginning } from '../language/forms/initial-values.ts';
import { field } from '../ui/controls.styles.ts';
import { StudioDialog } from '../ui/dialog.tsx';
import { messages } from '../messages.ts';
import * as styles from './add-dialog.styles.ts';
import type { InsertPosition } from './part-actions.ts';

interface AddDialogProps {
  language: Language;
  slot: InsertPosition;
  onClose: () => void;
  onAdd: (beginning: Beginning) => void;
}

/**
 * Dialog that lists the elements, fields or items that can be added. The list can be filtered by name; Enter adds the
 * first entry.
 */
export function AddDialog({ language, slot, onClose, onAdd }: AddDialogProps) {
  const [wanted, setWanted] = useState('');
  // Whether Enter was pressed before the list was loaded. The first entry is added once it is.
  const [isEntered, setIsEntered] = useState(false);
  const { data: choices = [] } = useSWR(['palette', slot.part], ([, part]) => language.ask({ type: 'palette', part }), {
    revalidateOnFocus: false,
  });
  const found = choices.filter(({ label }) => label.toLowerCase().includes(wanted.trim().toLowerCase()));
  const [first] = found;
  useEffect(() => {
    if (isEntered && first) onAdd(first);
  }, [isEntered, first, onAdd]);
  return (
    <StudioDialog title={messages.addTitle} closeLabel={messages.cancel} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setIsEntered(true);
        }}
      >
        <input
          type="search"
          className={`${field} ${styles.find}`}
          aria-label={messages.addFilter}
          placeholder={messages.addFilter}
          value={wanted}
          onChange={({ target }) => {
            setIsEntered(false);
            setWanted(target.value);
          }}
        />
      </form>
      {choices.length > 0 && !first ? <p role="status">{messages.addNothing}</p> : null}
      <ul className={styles.list}>
        {found.map((choice) => (
          <li key={choice.label}>
            <button type="button" className={styles.choice} onClick={() => onAdd(choice)}>
              <span className={styles.label}>{choice.label}</span>
              <span className={styles.hint}>{choice.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </StudioDialog>
  );
}

import { useState } from 'react';
import useSWR from 'swr';
import type { Language } from '../language/language.ts';
import type { Choice } from '../language/forms/palette.ts';
import { field } from '../ui/controls.styles.ts';
import { Dialog } from '../ui/dialog.tsx';
import { words } from '../words.ts';
import * as styles from './add-dialog.styles.ts';
import type { Slot } from './part-actions.ts';

interface AddDialogProps {
  language: Language;
  slot: Slot;
  onClose: () => void;
  onAdd: (choice: Choice) => void;
}

/** Everything that can be added, from the schemas' examples: found by its name, the first by Enter. */
export function AddDialog({ language, slot, onClose, onAdd }: AddDialogProps) {
  const [wanted, setWanted] = useState('');
  const { data: choices = [] } = useSWR(['palette', slot.part], ([, part]) => language.ask({ type: 'palette', part }), {
    revalidateOnFocus: false,
  });
  const found = choices.filter(({ label }) => label.toLowerCase().includes(wanted.trim().toLowerCase()));
  const [first] = found;
  return (
    <Dialog title={words.addTitle} closeLabel={words.cancel} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onAdd(first);
        }}
      >
        <input
          type="search"
          className={`${field} ${styles.find}`}
          aria-label={words.addFilter}
          placeholder={words.addFilter}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </form>
      {choices.length > 0 && !first ? <p role="status">{words.addNothing}</p> : null}
      <ul className={styles.list}>
        {found.map((choice) => (
          <li key={`${choice.label} ${choice.text}`}>
            <button type="button" className={styles.choice} onClick={() => onAdd(choice)}>
              <span className={styles.label}>
                {choice.label}
                {choice.text ? <span className={styles.example}>{choice.text}</span> : null}
              </span>
              <span className={styles.hint}>{choice.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

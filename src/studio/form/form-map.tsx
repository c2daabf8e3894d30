import { Fragment, useEffect, useId, useState } from 'react';
import { pointerTo } from '#schemas/issue.ts';
import type { Shape } from '../language/forms/shape.ts';
import { button } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import type { DrawField } from './control.ts';
import { useFormContext } from './form-context.ts';
import { tokensOf } from '../language/positions.ts';
import { useWanted } from './use-wanted.ts';
import * as styles from './form.styles.ts';

interface FormMapProps {
  shape: Extract<Shape, { type: 'map' }>;
  pointer: string;
  render: DrawField;
}

/** Maximum number of entries that are shown at once. Editors find the others by filtering. */
const MOST = 60;

/**
 * Form of an object with arbitrary property names, such as the texts of a language. Entries can be filtered and added.
 */
export function FormMap({ shape, pointer, render }: FormMapProps) {
  const { set, wanted: place } = useFormContext();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [name, setName] = useState('');
  const { entries, fresh } = shape;
  const looksFor = useWanted(pointer) === 'within' ? place.peek()?.pointer : undefined;
  useEffect(() => {
    const entry = looksFor === undefined ? undefined : tokensOf(looksFor.slice(pointer.length))[0];
    // The list is filtered so that it contains the entry that the form should scroll to.
    if (entry !== undefined) setWanted(entry);
  }, [looksFor, pointer]);
  const found = entries.filter((entry) => entry.name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const isTaken = entries.some((entry) => entry.name === name);
  const add = () => {
    set(pointerTo(pointer, name), fresh, 'step');
    setWanted(name);
    setName('');
  };
  return (
    <div className={styles.fields}>
      <div className={styles.row}>
        <label htmlFor={`${id}-find`} className={styles.heading}>
          {messages.filterNames}
        </label>
        <input
          id={`${id}-find`}
          type="search"
          className={styles.input}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      {found.slice(0, MOST).map((entry) => (
        <Fragment key={entry.name}>{render(entry, pointerTo(pointer, entry.name), entry.name)}</Fragment>
      ))}
      {found.length > MOST ? <p className={styles.hint}>{messages.moreEntries(found.length - MOST)}</p> : null}
      <div className={styles.row}>
        <label htmlFor={`${id}-new`} className={styles.heading}>
          {messages.newEntry}
        </label>
        <span className={styles.line}>
          <input
            id={`${id}-new`}
            className={styles.input}
            autoComplete="off"
            spellCheck={false}
            value={name}
            onChange={({ target }) => setName(target.value.trim())}
          />
          <button type="button" className={button} disabled={name === '' || isTaken} onClick={add}>
            {messages.addEntry}
          </button>
        </span>
      </div>
    </div>
  );
}

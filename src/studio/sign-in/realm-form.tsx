import { useId } from 'react';
import { field, primary } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import * as styles from './sign-in.styles.ts';

interface RealmFormProps {
  /** What was asked for, and is not there. */
  unknown: string | undefined;
  onChosen: (id: string) => void;
}

/** Asks which realm is to be edited, where strangers are not told which there are. */
export function RealmForm({ unknown, onChosen }: RealmFormProps) {
  const id = useId();
  return (
    <main className={styles.screen}>
      <form
        className={styles.panel}
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          onChosen(String(new FormData(event.currentTarget).get('realm')).trim());
        }}
      >
        <h1 id={id} className={styles.title}>
          {messages.whichRealm}
        </h1>
        {unknown ? (
          <p role="alert" className={styles.problem}>
            {messages.noSuchRealm(unknown)}
          </p>
        ) : null}
        <label className={styles.row}>
          {messages.realmName}
          <input
            className={field}
            name="realm"
            required
            pattern=".*\S.*"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={unknown}
            aria-describedby={`${id}-hint`}
          />
        </label>
        <p id={`${id}-hint`} className={styles.hint}>
          {messages.realmNameHint}
        </p>
        <button type="submit" className={primary}>
          {messages.openRealm}
        </button>
      </form>
    </main>
  );
}

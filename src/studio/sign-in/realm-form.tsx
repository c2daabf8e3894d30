import { useId } from 'react';
import { field, primary } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import * as styles from './sign-in.styles.ts';

interface RealmFormProps {
  /** The realm that the editor asked for, if it does not exist. */
  unknown: string | undefined;
  onChosen: (id: string) => void;
}

/** Form for the realm's name, on hosts that do not list their realms. */
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

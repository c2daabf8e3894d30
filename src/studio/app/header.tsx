import type { StudioRealm } from '#schemas/wire/authoring/studio-realms.ts';
import { skipLink } from '#renderers/theme/foundation.styles.ts';
import { messages } from '../messages.ts';
import { button, field, quiet } from '../ui/controls.styles.ts';
import * as styles from './header.styles.ts';

interface HeaderProps {
  realm: StudioRealm;
  realms: readonly StudioRealm[];
  /** Whether `realms` contains all realms. If not, the editor can open other realms by typing their names. */
  isComplete: boolean;
  /** Opens a realm; with undefined, opens the form that asks for a realm's name. */
  onRealm: (id: string | undefined) => void;
  /** Name of the signed-in editor or support user. */
  viewer: string | undefined;
  isListed: boolean;
  /** Whether the page of support is shown instead of the editor. */
  isSupport: boolean;
  /** Changes between the editor and support; undefined for a user who has only one of them. */
  onSupport: (() => void) | undefined;
  /** Whether the session ended while the editor was working. */
  isEnded: boolean;
  onList: () => void;
  onSignOut: () => void;
  onSignIn: () => void;
}

/** Header of the studio: realm and user. */
export function Header({
  realm,
  realms,
  isComplete,
  onRealm,
  viewer,
  isListed,
  isSupport,
  onSupport,
  isEnded,
  onList,
  onSignOut,
  onSignIn,
}: HeaderProps) {
  return (
    <header className={styles.header}>
      <a className={skipLink} href="#editor">
        {messages.skip}
      </a>
      <span className={styles.brand}>{messages.brand}</span>
      <label className={styles.realm}>
        <span>{messages.realm}</span>
        <select className={field} value={realm.id} onChange={({ target }) => onRealm(target.value || undefined)}>
          {realms.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {isComplete ? null : <option value="">{messages.otherRealm}</option>}
        </select>
      </label>
      {viewer === undefined ? null : (
        <>
          {isSupport ? null : (
            <button type="button" className={quiet} aria-expanded={isListed} onClick={onList}>
              {messages.documents}
            </button>
          )}
          {onSupport ? (
            <button type="button" className={quiet} onClick={onSupport}>
              {isSupport ? messages.support.toEditor : messages.support.title}
            </button>
          ) : null}
          <span className={styles.viewer}>{messages.signedInAs(viewer)}</span>
          <button type="button" className={quiet} onClick={onSignOut}>
            {messages.signOut}
          </button>
        </>
      )}
      {isEnded ? (
        <div className={styles.ended}>
          <p role="alert">{messages.ended}</p>
          <button type="button" className={button} onClick={onSignIn}>
            {messages.signInAgain}
          </button>
        </div>
      ) : null}
    </header>
  );
}

import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Person } from '#schemas/wire/viewing/playback.ts';
import * as styles from './people.styles.ts';

interface PeopleProps {
  people: readonly Person[] | undefined;
}

/** Cast and crew of a title, grouped by role; nothing if the catalogue has none. */
export function People({ people = [] }: PeopleProps) {
  const { t } = useMessages();
  const id = useId();
  if (people.length === 0) return null;
  const byRole = [...Map.groupBy(people, ({ role }) => role)];
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('castAndCredits')}
      </h2>
      <dl className={styles.people}>
        {byRole.map(([role, those]) => (
          <div key={role}>
            <dt className={styles.role}>{role}</dt>
            {those.map(({ name, character }) => (
              <dd key={`${name} ${character ?? ''}`}>
                {character === undefined ? name : t('personAs', { name, character })}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}

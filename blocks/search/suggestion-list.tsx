import { useMessages } from '#renderers/messages/messages.tsx';
import * as styles from './search.styles.ts';

interface SuggestionListProps {
  id: string;
  names: readonly string[];
  /** Which of them the keyboard is at; -1 for none. */
  at: number;
  choose: (name: string) => void;
}

/** What a name is known by in the page, for the box that says where the keyboard is. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** The names below a search box. The focus stays in the box. */
export function SuggestionList({ id, names, at, choose }: SuggestionListProps) {
  const { t } = useMessages();
  return (
    // The focus stays in the box when an option or the space around the options is pressed.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="listbox"
      id={id}
      aria-label={t('suggestions')}
      className={styles.list}
      hidden={names.length === 0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {names.map((name, index) => (
        // The keyboard is in the box, which knows the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={name}
          role="option"
          id={optionId(id, index)}
          aria-selected={index === at}
          tabIndex={-1}
          className={styles.option}
          dir="auto"
          ref={(option) => {
            if (index === at) option?.scrollIntoView({ block: 'nearest' });
          }}
          onClick={() => choose(name)}
        >
          {name}
        </div>
      ))}
    </div>
  );
}

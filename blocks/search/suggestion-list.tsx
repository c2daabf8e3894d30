import { useMessages } from '#renderers/messages/messages.tsx';
import * as styles from './search.styles.ts';

interface SuggestionListProps {
  id: string;
  names: readonly string[];
  /** Index of the active option; -1 for none. */
  at: number;
  choose: (name: string) => void;
}

/** Element id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;

/** Suggestions below a search box. The focus stays in the box. */
export function SuggestionList({ id, names, at, choose }: SuggestionListProps) {
  const { t } = useMessages();
  return (
    // Pressing an option or the space around it does not move the focus.
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
        // The search box handles the keyboard.
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

import { useSaid } from '#renderers/messages/said.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { active, chip } from '#renderers/primitives/chip/chip.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { FilterListBlock } from '#schemas/generated/types.ts';
import * as styles from './filterList.styles.ts';
import { withoutOne } from './without-one.ts';

/** What is ticked, each a link to the list without it, and a link to the list without any. */
export function Ticked({ attributes }: { attributes: FilterListBlock }) {
  const { navigation } = usePorts();
  const { say } = useWords();
  const said = useSaid();
  const { Link, hrefOf } = navigation;
  const to = (route: string) => hrefOf({ type: 'ROUTE', route });
  const reset = to(attributes.actions.reset.url);
  const links = withoutOne(attributes).flatMap(({ key, option, url }) => {
    const href = to(url);
    return href ? [{ key, href, text: said(option) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.ticked}>
      {links.map(({ key, href, text }) => (
        <li key={key}>
          <Link
            className={`${chip} ${active} ${styles.take}`}
            to={href}
            aria-label={say('removeFilter', { filter: text })}
          >
            {text}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {reset ? (
        <li>
          <Link className={styles.reset} to={reset}>
            {say('resetFilters')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

import { useLabelledText } from '#renderers/messages/labelled-text.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { active, chip } from '#renderers/primitives/chip/chip.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { FilterListBlock } from '#schemas/generated/types.ts';
import * as styles from './filterList.styles.ts';
import { getRemovalLinks } from './removal-links.ts';

/** Ticked filters as links, each of which removes its filter, and a link that removes all. */
export function Ticked({ attributes }: { attributes: FilterListBlock }) {
  const { navigation } = usePorts();
  const { t } = useMessages();
  const textOf = useLabelledText();
  const { Link, hrefOf } = navigation;
  const to = (route: string) => hrefOf({ type: 'ROUTE', route });
  const reset = to(attributes.actions.reset.url);
  const links = getRemovalLinks(attributes).flatMap(({ key, option, url }) => {
    const href = to(url);
    return href ? [{ key, href, text: textOf(option) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.ticked}>
      {links.map(({ key, href, text }) => (
        <li key={key}>
          <Link
            className={`${chip} ${active} ${styles.take}`}
            to={href}
            aria-label={t('removeFilter', { filter: text })}
          >
            {text}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {reset ? (
        <li>
          <Link className={styles.reset} to={reset}>
            {t('resetFilters')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

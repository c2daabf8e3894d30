import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';

/** The next step of an empty page: the titles of the home page; nothing where the realm has none. */
export function BrowseLink() {
  const { t } = useMessages();
  const { Link, hrefOf } = usePorts().navigation;
  const home = hrefOf({ type: 'ROUTE', route: '/' });
  return home ? (
    <Link to={home} className={secondary}>
      {t('browseTitles')}
    </Link>
  ) : null;
}

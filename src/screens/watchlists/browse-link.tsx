import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';

/** Link of an empty page to the home page; nothing if the realm has none. */
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

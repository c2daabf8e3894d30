import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { AccountPage } from './account-pages.ts';
import * as styles from './account-nav.styles.ts';

const words = {
  details: 'account.details',
  security: 'account.security',
  payments: 'payments.title',
  preferences: 'preferences.title',
  agreements: 'agreements',
  data: 'account.data',
  support: 'account.support',
} as const;

/** Navigation of the account area. */
export function AccountNav({
  pages,
  current,
}: {
  pages: readonly { page: AccountPage; href: string }[];
  current: AccountPage;
}) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <nav aria-label={t('account.title')}>
      <ul className={styles.pages}>
        {pages.map(({ page, href }) => (
          <li key={page}>
            <Link to={href} className={styles.page} aria-current={page === current ? 'page' : undefined}>
              {t(words[page])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import type { MenuLayoutProps } from './layout.ts';
import { logo, logoImage } from './home-link.styles.ts';

interface HomeLinkProps extends Pick<MenuLayoutProps, 'homeHref' | 'brand' | 'logos' | 'logoSizes'> {
  /** Whether the small logo is used on every screen width. */
  small?: boolean;
}

/** The brand's logo, linked to the menu's default page. */
export function HomeLink({ homeHref, brand, logos, logoSizes, small = false }: HomeLinkProps) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <Link to={homeHref} className={logo} aria-label={t('homeLink', { name: brand })}>
      <picture>
        <source media="(max-width: 599.98px)" srcSet={logos.small} {...logoSizes.small} />
        <img
          src={small ? logos.small : logos.main}
          {...(small ? logoSizes.small : logoSizes.main)}
          alt=""
          className={logoImage}
        />
      </picture>
    </Link>
  );
}

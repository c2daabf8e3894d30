import { Link, useLocation } from 'react-router';
import type { LinkProps } from '#renderers/ports/navigation.ts';

/** The navigation port's link: within the application by the router, elsewhere as the browser does. */
export function PortLink({ to, children, ...props }: LinkProps) {
  const { pathname } = useLocation();
  return to.startsWith('/') ? (
    <Link to={to} aria-current={to.split(/[?#]/)[0] === pathname ? 'page' : undefined} {...props}>
      {children}
    </Link>
  ) : (
    <a href={to} rel="noopener" {...props}>
      {children}
    </a>
  );
}

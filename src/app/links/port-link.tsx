import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LinkProps } from '#renderers/ports/navigation.ts';
import { isFollowed, isWithinSite } from './within.ts';

/** Router state shared by all links of a page. */
interface Here {
  pathname: string;
  /** Navigates to a path of the application. */
  follow: (to: string) => void;
}

const HereContext = createContext<Here | undefined>(undefined);

/**
 * Provides the router state to all links. The router's own link subscribes to eight contexts and re-renders at each
 * URL change, which is slow with hundreds of cards.
 */
export function LinksProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const here = useMemo(
    (): Here => ({
      pathname,
      // A link to the current URL replaces the history entry, as it does in browsers.
      follow: (to) => void navigate(to, { replace: new URL(to, location.href).href === location.href }),
    }),
    [pathname, navigate],
  );
  return <HereContext value={here}>{children}</HereContext>;
}

/** Link of the navigation port: uses the router for paths of the application, else the browser. */
export function PortLink({ to, children, onClick, ...props }: LinkProps) {
  const here = useContext(HereContext);
  if (!here || !isWithinSite(to))
    return (
      <a href={to} rel="noopener" onClick={onClick} {...props}>
        {children}
      </a>
    );
  const { pathname, follow } = here;
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isFollowed(event, props.target)) return;
    event.preventDefault();
    follow(to);
  };
  const path = to.split(/[?#]/, 1)[0];
  return (
    <a href={to} aria-current={path === pathname ? 'page' : undefined} onClick={click} {...props}>
      {children}
    </a>
  );
}

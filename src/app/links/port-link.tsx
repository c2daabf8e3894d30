import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LinkProps } from '#renderers/ports/navigation.ts';
import { isFollowed, isWithin } from './within.ts';

/** What all links of a page need of the router. */
interface Here {
  pathname: string;
  /** Goes to an address within the application. */
  follow: (to: string) => void;
}

const HereContext = createContext<Here | undefined>(undefined);

/**
 * Asks the router once for all links inside: its own link asks it eight things each time it is drawn, and draws itself
 * again whenever anything in the address changes, which hundreds of cards feel.
 */
export function LinksProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const here = useMemo(
    (): Here => ({
      pathname,
      // As browsers do: to the page itself leads no way back.
      follow: (to) => void navigate(to, { replace: new URL(to, location.href).href === location.href }),
    }),
    [pathname, navigate],
  );
  return <HereContext value={here}>{children}</HereContext>;
}

/** The navigation port's link: within the application by the router, elsewhere as the browser does. */
export function PortLink({ to, children, onClick, ...props }: LinkProps) {
  const here = useContext(HereContext);
  if (!here || !isWithin(to))
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

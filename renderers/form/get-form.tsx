import type { FormEvent, ReactNode } from 'react';
import { usePorts } from '../ports/ports.tsx';

interface GetFormProps {
  /** The page that the form leads to: a path on this site. */
  url: string;
  className?: string | undefined;
  /** As what the form is found by a screen reader. */
  role?: 'search';
  label?: string | undefined;
  /** Told of the address instead of going there. */
  onGo?: ((to: string) => void) | undefined;
  children: ReactNode;
}

/**
 * A form whose values go into an address. It is the browser's own, so it works before the page's program has loaded;
 * with it, the page changes in place. What the address asks for already, such as the language, is kept.
 */
export function GetForm({ url, className, role, label, onGo, children }: GetFormProps) {
  const { navigation } = usePorts();
  const href = navigation.hrefOf({ type: 'ROUTE', route: url });
  if (!href) return null;
  const target = new URL(href, 'http://local');
  const go = onGo ?? ((to: string) => navigation.go(to, { keepPlace: true }));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = queryOf(event.currentTarget);
    go(query.size > 0 ? `${target.pathname}?${query}` : target.pathname);
  };
  return (
    <form
      method="get"
      action={target.pathname}
      className={className}
      role={role}
      aria-label={label}
      onSubmit={onSubmit}
    >
      {[...target.searchParams].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** The values of a form as they stand in an address; what is empty is left out. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const values = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(values.filter(([, value]) => value !== ''));
}

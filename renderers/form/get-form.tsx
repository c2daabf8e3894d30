import type { FormEvent, ReactNode } from 'react';
import { usePorts } from '../ports/ports.tsx';

interface GetFormProps {
  /** URL of the target page: a path on this site. */
  url: string;
  className?: string | undefined;
  /** ARIA role of the form. */
  role?: 'search';
  label?: string | undefined;
  /** If set, it is called with the target URL and the browser does not navigate. */
  onGo?: ((to: string) => void) | undefined;
  children: ReactNode;
}

/**
 * A GET form. Works without JavaScript; with it, navigation stays in the page. Query parameters of the target, such as
 * the language, are kept.
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

/** The form's non-empty values as query parameters. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const values = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new URLSearchParams(values.filter(([, value]) => value !== ''));
}

import type { ReactNode } from 'react';
import { usePorts } from '#renderers/ports/ports.tsx';
import { elsewhere, elsewheres } from './login-layout.styles.ts';

interface OtherWayProps {
  /** Question before the link, such as whether the user has no account yet. Absent if the link's text is sufficient. */
  question?: string;
  answer: string;
  href: string;
}

/** Link below a form to another form: from sign-in to sign-up, or back. */
export function OtherWay({ question, answer, href }: OtherWayProps) {
  const { Link } = usePorts().navigation;
  return (
    <p className={elsewhere}>
      {question ? `${question} ` : null}
      <Link to={href}>{answer}</Link>
    </p>
  );
}

/** Links to several other forms, below an optional first element. */
export function OtherWays({ ways, first }: { ways: readonly OtherWayProps[]; first?: ReactNode }) {
  return (
    <div className={elsewheres}>
      {first}
      {ways.map((way) => (
        <OtherWay key={way.href} {...way} />
      ))}
    </div>
  );
}

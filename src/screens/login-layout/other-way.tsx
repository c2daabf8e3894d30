import type { ReactNode } from 'react';
import { usePorts } from '#renderers/ports/ports.tsx';
import { elsewhere, elsewheres } from './login-layout.styles.ts';

interface OtherWayProps {
  /** Absent where the answer says all. */
  question?: string;
  answer: string;
  href: string;
}

/** The line under a form that leads those who are wrong here to the other one: from sign-in to sign-up, or back. */
export function OtherWay({ question, answer, href }: OtherWayProps) {
  const { Link } = usePorts().navigation;
  return (
    <p className={elsewhere}>
      {question ? `${question} ` : null}
      <Link to={href}>{answer}</Link>
    </p>
  );
}

/** Several of them, under one that is no other page. */
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

import type { ComponentType } from 'react';
import type { LinkProps } from '#renderers/ports/navigation.ts';
import { elsewhere } from './login-layout.styles.ts';

interface OtherWayProps {
  question: string;
  answer: string;
  href: string;
  Link: ComponentType<LinkProps>;
}

/** The line under a form that leads those who are wrong here to the other one: from sign-in to sign-up, or back. */
export function OtherWay({ question, answer, href, Link }: OtherWayProps) {
  return (
    <p className={elsewhere}>
      {question} <Link to={href}>{answer}</Link>
    </p>
  );
}

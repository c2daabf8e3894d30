import { usePorts } from '#renderers/ports/ports.tsx';
import { elsewhere } from './login-layout.styles.ts';

interface OtherWayProps {
  question: string;
  answer: string;
  href: string;
}

/** The line under a form that leads those who are wrong here to the other one: from sign-in to sign-up, or back. */
export function OtherWay({ question, answer, href }: OtherWayProps) {
  const { Link } = usePorts().navigation;
  return (
    <p className={elsewhere}>
      {question} <Link to={href}>{answer}</Link>
    </p>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { LoginLayout } from '../login-layout/login-layout.tsx';
import * as styles from '../login-layout/login-layout.styles.ts';

interface LinkPageProps {
  /** Title of the document: the purpose of the page, whatever the result is. */
  title: string;
  brand: string;
  background: RealmSettings['loginBackground'];
  backHref?: string | undefined;
  /** Heading that states the result. */
  heading: string;
  /** Texts below the heading that explain the result and the next steps. */
  texts?: readonly string[];
  /** Whether the request is still running: then a status is shown and the focus does not move. */
  pending?: boolean;
  /** The button or link for the next step. */
  action?: ReactNode;
}

/** Target page of a link in an email: shows the result and the next step. */
export function LinkPage({
  title,
  brand,
  background,
  backHref,
  heading,
  texts = [],
  pending = false,
  action,
}: LinkPageProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const wasPending = useRef(pending);
  useEffect(() => {
    // Focuses the heading when the result arrives, so that screen readers announce it.
    if (wasPending.current && !pending) headingRef.current?.focus();
    wasPending.current = pending;
  }, [pending]);
  return (
    <LoginLayout background={background} backHref={backHref}>
      <title>{`${title} · ${brand}`}</title>
      {/* The URL of this page contains a secret token. This tag keeps it out of the Referer header. */}
      <meta name="referrer" content="no-referrer" />
      <div className={styles.words} aria-busy={pending}>
        <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {heading}
        </h1>
        {texts.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
        {action ? <div className={styles.actions}>{action}</div> : null}
      </div>
    </LoginLayout>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { LoginLayout } from '../login-layout/login-layout.tsx';
import * as styles from '../login-layout/login-layout.styles.ts';

interface LinkPageProps {
  /** Of the document: what the page is for, whatever has come of it. */
  title: string;
  brand: string;
  background: RealmSettings['loginBackground'];
  backHref?: string | undefined;
  /** What has happened. */
  heading: string;
  /** What it means, and what to do. */
  texts?: readonly string[];
  /** Whether something is still under way: then it is said, and nothing takes the focus. */
  pending?: boolean;
  /** The one thing to do. */
  action?: ReactNode;
}

/** Where a link in a mail leads: what came of it, and what to do next. */
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
    // What came of it is read out: it takes the place of what somebody waited for.
    if (wasPending.current && !pending) headingRef.current?.focus();
    wasPending.current = pending;
  }, [pending]);
  return (
    <LoginLayout background={background} backHref={backHref}>
      <title>{`${title} · ${brand}`}</title>
      {/* The address holds a secret: no other site is told it. */}
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

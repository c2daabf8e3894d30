import { useEffect, useState } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import type { Shared } from '../ports/sharing.ts';
import { secondary } from '../primitives/button/button.styles.ts';

/** How long the button says that the link was copied, in milliseconds. */
const CONFIRMED = 2000;

/** Passes a title's page on to others. Draws nothing where the realm has no social sharing. */
export function ShareButton({ title, href }: { title: string; href: string }) {
  const { share } = usePorts();
  const { t } = useMessages();
  const [outcome, setOutcome] = useState<Shared>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMED);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (!share) return null;
  const label = outcome ? ({ shared: 'linkCopied', failed: 'socialShareFailed' } as const)[outcome] : 'share';
  return (
    <button type="button" className={secondary} onClick={() => void share({ title, href }).then(setOutcome)}>
      <span aria-live="polite">{t(label)}</span>
    </button>
  );
}

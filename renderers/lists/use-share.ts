import { useEffect, useState } from 'react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { usePorts } from '../ports/ports.tsx';
import type { ShareResult, SharedPage, ShareTitle } from '../ports/sharing.ts';

/** Display time of the result, in milliseconds. */
const RESULT_SHOWN_MS = 2000;

/** Labels of the results of sharing. There is none for a cancelled share sheet, because the user knows of it. */
const labels: Readonly<Partial<Record<ShareResult, LabelKey>>> = { shared: 'linkCopied', failed: 'socialShareFailed' };

/** Page to share: its URL, or a function that returns it (undefined if it cannot be created). */
export interface Shareable extends Omit<SharedPage, 'href'> {
  href: string | (() => Promise<string | undefined>);
}

async function passOn(share: ShareTitle, { href: given, ...what }: Shareable): Promise<ShareResult> {
  const href = typeof given === 'string' ? given : await given();
  return href === undefined ? 'failed' : share({ ...what, href });
}

/**
 * Shares a title's page and returns the label of the result for a short time; undefined if the realm has social sharing
 * off.
 */
export function useShare(what: Shareable): { said: LabelKey | undefined; send: () => void } | undefined {
  const { share } = usePorts();
  const [said, setSaid] = useState<LabelKey>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), RESULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return share && { said, send: () => void passOn(share, what).then((came) => setSaid(labels[came])) };
}

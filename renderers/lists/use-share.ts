import { useEffect, useState } from 'react';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { usePorts } from '../ports/ports.tsx';
import type { Shared, SharedPage, ShareTitle } from '../ports/sharing.ts';

/** How long is said what came of it, in milliseconds. */
const SAID = 2000;

/** Nothing is said of a sheet that was put away. */
const labels: Readonly<Partial<Record<Shared, LabelKey>>> = { shared: 'linkCopied', failed: 'socialShareFailed' };

/** What is passed on: the address of its page, or how to get one, which gives undefined when it cannot be had. */
export interface Shareable extends Omit<SharedPage, 'href'> {
  href: string | (() => Promise<string | undefined>);
}

async function passOn(share: ShareTitle, { href: given, ...what }: Shareable): Promise<Shared> {
  const href = typeof given === 'string' ? given : await given();
  return href === undefined ? 'failed' : share({ ...what, href });
}

/** Passing a title's page on, and for a moment what came of it; undefined where the realm has no social sharing. */
export function useShare(what: Shareable): { said: LabelKey | undefined; send: () => void } | undefined {
  const { share } = usePorts();
  const [said, setSaid] = useState<LabelKey>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), SAID);
    return () => clearTimeout(timer);
  }, [said]);
  return share && { said, send: () => void passOn(share, what).then((came) => setSaid(labels[came])) };
}

import { useMemo } from 'react';
import { ElementView } from '#renderers/page/element-view.tsx';
import { useGate } from '#renderers/page/hydration-gate.ts';
import type { FooterBlock } from '#schemas/generated/types.ts';
import type { ValidElement } from '#schemas/parse-page.ts';
import { blockRegistry } from '../registries.ts';
import type { RootData } from '../root-loader.ts';
import { useLanguageChoices } from './use-language-choices.ts';

/** Loads the footer's code. On failure never resolves, so that the server's HTML with working links stays. */
const loadFooter = async (): Promise<void> => {
  const errors = await blockRegistry.preload(['footer']);
  if (errors.length > 0) await new Promise(() => undefined);
};

/** The realm's footer, hydrated when it comes near the viewport. */
export function PageFooter({ root, footer }: { root: RootData; footer: FooterBlock }) {
  const { gate, ref } = useGate(true, blockRegistry.peek('footer') ? undefined : loadFooter);
  const languageLinks = useLanguageChoices(root);
  const valid = useMemo(() => {
    const attributes = footer.languages ? { ...footer, languageLinks } : footer;
    return { element: { $type: 'footer', $zone: 'list', attributes }, pointer: '/footer' } as ValidElement;
  }, [footer, languageLinks]);
  return (
    <div ref={ref}>
      <ElementView
        valid={valid}
        registry={blockRegistry}
        document="realm"
        leading={false}
        forEditor={false}
        gate={gate}
      />
    </div>
  );
}

import { Suspense, use, useEffect, useMemo } from 'react';
import { type Gate, useGate } from '#renderers/page/gate.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import type { FooterBlock } from '#schemas/generated/types.ts';
import { blockRegistry } from '../registries.ts';
import type { RootData } from '../root-loader.ts';
import { useLanguageChoices } from './use-language-choices.ts';

let loading: Promise<void> | undefined;

/** Loads the footer's code. Where it cannot be had the server's footer stays, whose links lead where they lead. */
function loadFooter(): Promise<void> {
  loading ??= blockRegistry
    .preload(['footer'])
    .then((errors) => (errors.length > 0 ? new Promise<void>(() => undefined) : undefined));
  return loading;
}

/** The footer, taken over once it comes near: until then its code is not asked for. */
function Drawn({ attributes, gate }: { attributes: FooterBlock; gate: Gate }) {
  const isDrawnHere = useHydrated();
  const wait = isDrawnHere ? undefined : gate.ask();
  // Before `use`: React 19.3 fails with error 467 when a component that suspended has hooks behind it.
  useEffect(() => gate.markReady(), [gate]);
  if (wait) use(wait);
  const block = blockRegistry.peek('footer');
  if (!block) {
    use(loadFooter());
    return null;
  }
  const { component: Footer } = block;
  return <Footer attributes={attributes} leading={false} pointer="/footer" />;
}

/** The realm's footer, with the page's address in each of its languages. */
export function PageFooter({ root, footer }: { root: RootData; footer: FooterBlock }) {
  const { gate, ref } = useGate(true);
  const choices = useLanguageChoices(root);
  const attributes = useMemo(
    () => (footer.languages ? { ...footer, languageLinks: choices } : footer),
    [footer, choices],
  );
  return (
    <div ref={ref}>
      <Suspense fallback={null}>
        <Drawn attributes={attributes} gate={gate} />
      </Suspense>
    </div>
  );
}

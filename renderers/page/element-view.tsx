import { memo, type ReactNode, Suspense, use, useContext, useEffect, useState } from 'react';
import type { BlockKind } from '#schemas/generated/types.ts';
import type { Issue } from '#schemas/issue.ts';
import type { ValidElement } from '#schemas/parse-page.ts';
import { usePorts } from '../ports/ports.tsx';
import { useHydrated } from '../primitives/hydrated.ts';
import type { BlockProps } from '../registry/block.ts';
import { Boundary } from '../registry/boundary.tsx';
import type { Gate } from './hydration-gate.ts';
import { Mistakes } from './mistakes.tsx';
import type { BlockRegistry } from './parse.ts';
import { thrownIssue } from './thrown-issue.ts';
import { TraceContext } from './trace.ts';

/**
 * Suspends the hydration of its children until the gate opens. Rendering in the browser, without server HTML, does not
 * wait.
 */
function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const drawnHere = useHydrated();
  const wait = drawnHere && gate.hasCode ? undefined : gate.ask();
  // This effect is before `use`, because React 19.3 fails with error 467 if hooks follow `use` in a component that has
  // suspended.
  useEffect(() => gate.markReady(), [gate]);
  if (wait) use(wait);
  return children;
}

interface ElementViewProps {
  valid: ValidElement;
  registry: BlockRegistry;
  document: string;
  leading: boolean;
  /** Whether to show validation errors in place of the element, for editors. */
  forEditor: boolean;
  /** Gate that delays the element's hydration. */
  gate?: Gate | undefined;
}

function Body({ valid, registry, leading }: Pick<ElementViewProps, 'valid' | 'registry' | 'leading'>) {
  const trace = useContext(TraceContext);
  const { element, pointer } = valid;
  trace.pointer = pointer;
  const block = registry.peek(element.$type);
  if (!block) return null;
  const { component: Drawn } = block;
  return (
    <Drawn
      attributes={element.attributes as BlockProps<BlockKind>['attributes']}
      leading={leading}
      pointer={pointer}
      fallback={element.fallback}
    />
  );
}

/**
 * One page element, isolated from the others: Suspense catches errors on the server, an error boundary in the browser.
 * A failing element is left out and reported with its JSON pointer.
 */
export const ElementView = memo(function ElementView({
  valid,
  registry,
  document,
  leading,
  forEditor,
  gate,
}: ElementViewProps) {
  const { diagnostics } = usePorts();
  const [thrown, setThrown] = useState<Issue>();
  const onError = (error: unknown) => {
    const issue = thrownIssue(valid.pointer, error);
    diagnostics.report(document, issue);
    setThrown(issue);
  };
  const body = <Body valid={valid} registry={registry} leading={leading} />;
  return (
    <Boundary of={valid} fallback={forEditor && thrown ? <Mistakes issues={[thrown]} /> : null} onError={onError}>
      <Suspense fallback={null}>{gate ? <Gated gate={gate}>{body}</Gated> : body}</Suspense>
    </Boundary>
  );
});

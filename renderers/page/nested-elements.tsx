import { useContext, useMemo } from 'react';
import { type Nested, parseNested } from '#schemas/nested.ts';
import { ElementView } from './element-view.tsx';
import { toMark } from './mark.ts';
import { Mistakes } from './mistakes.tsx';
import { PageContext } from './page-context.ts';
import { contents } from './page-view.styles.ts';
import { useReportOnce } from './report-once.ts';
import { tabOf } from './tab-of.ts';
import { usePageTabs } from './tabs-context.ts';

const none: Nested[] = [];

/**
 * Validates elements nested in another one at `pointer` and reports their issues. Each result is for `NestedElement`,
 * or a text.
 */
export function useNested(values: unknown[], pointer: string): Nested[] {
  const page = useContext(PageContext);
  const nested = useMemo(
    () => (page ? parseNested(values, pointer, (kind) => page.registry.peek(kind)?.validate) : none),
    [page, values, pointer],
  );
  const issues = useMemo(() => nested.flatMap((one) => (one.kind === 'invalid' ? one.issues : [])), [nested]);
  useReportOnce(page?.name ?? '', issues);
  return nested;
}

/** One nested element, isolated from its neighbours by an error boundary. */
export function NestedElement({ nested }: { nested: Exclude<Nested, { kind: 'text' }> }) {
  const page = useContext(PageContext);
  const tabs = usePageTabs();
  if (!page) return null;
  if (nested.kind === 'invalid') return page.forEditor ? <Mistakes issues={nested.issues} /> : null;
  const tab = tabOf(nested.valid);
  const view = (
    <ElementView
      valid={nested.valid}
      registry={page.registry}
      document={page.name}
      leading={false}
      forEditor={page.forEditor}
    />
  );
  const mark = toMark(nested.valid);
  return tabs && tab !== undefined ? (
    <div hidden={!tabs.isOpen(tab)} {...mark}>
      {view}
    </div>
  ) : (
    <div className={contents} {...mark}>
      {view}
    </div>
  );
}

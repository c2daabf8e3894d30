import { useEffect, useMemo } from 'react';
import type { Element } from '#schemas/generated/types.ts';
import type { Issue } from '#schemas/issue.ts';
import { usePorts } from '../ports/ports.tsx';
import { ElementView } from './element-view.tsx';
import { IssueBox } from './issue-box.tsx';
import { contents, hidden, list } from './page-view.styles.ts';
import { type BlockRegistry, parseWith, settle } from './parse.ts';
import { slotsOf } from './slots.ts';

const sizes = ['mobile', 'tablet', 'desktop', 'tv'] as const;

const displayClass = ({ style }: Element) =>
  sizes
    .filter((name) => style?.[name]?.display === 'none')
    .map((name) => hidden[name])
    .join(' ') || undefined;

interface PageViewProps {
  /** The page as the server sent it, unchecked. */
  document: unknown;
  /** Name of the page in diagnostics, such as `page home`. */
  name: string;
  registry: BlockRegistry;
  forEditor?: boolean;
  /** Marks where each element stands, for whoever edits the page beside it. */
  marked?: boolean;
}

/**
 * Draws a page from its definition: the header zone, then the list zone. What is wrong in it is left out alone
 * and reported. The blocks' code must have been loaded (`registry.preload(kindsOf(document))`).
 */
export function PageView({ document, name, registry, forEditor = false, marked = false }: PageViewProps) {
  const { diagnostics } = usePorts();
  const parsed = useMemo(() => {
    const { page, elements, issues } = parseWith(registry, document);
    // A draft comes anew with every keystroke: what did not change in it is not drawn again.
    return { page, issues, elements: marked ? elements.map(settle) : elements };
  }, [registry, document, marked]);
  const slots = useMemo(() => slotsOf(parsed), [parsed]);
  useReportOnce(name, parsed.issues, diagnostics.report);
  const zone = (wanted: Element['$zone']) =>
    slots.map(({ key, sound, issues = [] }, index) => {
      if (!sound) return forEditor && wanted === 'list' ? <IssueBox key={key} issues={issues} /> : null;
      if (sound.element.$zone !== wanted) return null;
      const view = (
        <ElementView
          key={key}
          sound={sound}
          registry={registry}
          document={name}
          leading={index === 0}
          forEditor={forEditor}
        />
      );
      const className = displayClass(sound.element);
      const mark = marked ? { 'data-pointer': sound.pointer, 'data-kind': sound.element.$type } : undefined;
      return className || mark ? (
        <div key={key} className={className ?? contents} {...mark}>
          {view}
        </div>
      ) : (
        view
      );
    });
  return (
    <>
      {zone('header')}
      <div className={list}>{zone('list')}</div>
    </>
  );
}

/** On the server at once, where effects do not run; in the browser after the first paint. */
function useReportOnce(name: string, issues: Issue[], report: (document: string, issue: Issue) => void) {
  if (typeof window === 'undefined') for (const issue of issues) report(name, issue);
  useEffect(() => {
    for (const issue of issues) report(name, issue);
  }, [name, issues, report]);
}

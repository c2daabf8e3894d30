import { useEffect, useMemo } from 'react';
import type { Element } from '#schemas/generated/types.ts';
import type { Issue } from '#schemas/issue.ts';
import type { SoundElement } from '#schemas/parse-page.ts';
import { usePorts } from '../ports/ports.tsx';
import { ElementView } from './element-view.tsx';
import { IssueBox } from './issue-box.tsx';
import { hidden, list } from './page-view.styles.ts';
import { type BlockRegistry, parseWith } from './parse.ts';

const sizes = ['mobile', 'tablet', 'desktop', 'tv'] as const;

const displayClass = ({ style }: Element) =>
  sizes
    .filter((name) => style?.[name]?.display === 'none')
    .map((name) => hidden[name])
    .join(' ') || undefined;

/** Where in the page an element or an issue stands: the number after /elements/. */
const placeOf = (pointer: string) => Number(/^\/elements\/(\d+)/.exec(pointer)?.[1] ?? -1);

type Slot = { place: number; sound?: SoundElement; issues?: Issue[] };

function slotsOf(elements: SoundElement[], issues: Issue[]): Slot[] {
  const unsound = Map.groupBy(issues, ({ pointer }) => placeOf(pointer));
  return [
    ...elements.map((sound): Slot => ({ place: placeOf(sound.pointer), sound })),
    ...[...unsound].map(([place, found]): Slot => ({ place, issues: found })),
  ].sort((a, b) => a.place - b.place);
}

interface PageViewProps {
  /** The page as the server sent it, unchecked. */
  document: unknown;
  /** Name of the page in diagnostics, such as `page home`. */
  name: string;
  registry: BlockRegistry;
  forEditor?: boolean;
}

/**
 * Draws a page from its definition: the header zone, then the list zone. What is wrong in it is left out alone
 * and reported. The blocks' code must have been loaded (`registry.preload(kindsOf(document))`).
 */
export function PageView({ document, name, registry, forEditor = false }: PageViewProps) {
  const { diagnostics } = usePorts();
  const parsed = useMemo(() => parseWith(registry, document), [registry, document]);
  const slots = useMemo(() => slotsOf(parsed.elements, parsed.issues), [parsed]);
  useReportOnce(name, parsed.issues, diagnostics.report);
  const zone = (wanted: Element['$zone']) =>
    slots.map(({ place, sound, issues = [] }, index) => {
      if (!sound) return forEditor && wanted === 'list' ? <IssueBox key={place} issues={issues} /> : null;
      if (sound.element.$zone !== wanted) return null;
      const view = (
        <ElementView
          key={place}
          sound={sound}
          registry={registry}
          document={name}
          leading={index === 0}
          forEditor={forEditor}
        />
      );
      const className = displayClass(sound.element);
      return className ? (
        <div key={place} className={className}>
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

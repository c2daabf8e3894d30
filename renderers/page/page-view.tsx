import { useMemo } from 'react';
import type { Element } from '#schemas/generated/types.ts';
import { ElementView } from './element-view.tsx';
import { useGate } from './hydration-gate.ts';
import { toMark } from './mark.ts';
import { Mistakes } from './mistakes.tsx';
import { PageContext, type PageFacts } from './page-context.ts';
import { besideTabs, contents, hidden, list } from './page-view.styles.ts';
import { type BlockRegistry, parseWith, reuseValidElement } from './parse.ts';
import { useReportOnce } from './report-once.ts';
import type { Tabbed } from '../registry/block.ts';
import { type Run, toSlotRuns, type Slot, toPageSlots } from './slots.ts';

const sizes = ['mobile', 'tablet', 'desktop', 'tv'] as const;

const hiddenAt = ({ style }: Element) =>
  sizes.filter((name) => style?.[name]?.display === 'none').map((name) => hidden[name]);

interface PageViewProps {
  /** Page document from the server, not yet validated. */
  document: unknown;
  /** Name of the page in diagnostics, such as `page home`. */
  name: string;
  registry: BlockRegistry;
  forEditor?: boolean;
  /**
   * Whether the document is a draft that is shown while it is edited. Elements that are the same objects as before are
   * then not rendered again.
   */
  isDraft?: boolean;
}

/** Data that is derived from the page's document only, and computed once per document. */
function composed(registry: BlockRegistry, document: unknown, isDraft: boolean) {
  const parsed = parseWith(registry, document);
  // A draft is parsed anew with every keystroke, so elements that did not change keep their object identity, which
  // avoids rendering them again.
  const elements = isDraft ? parsed.elements.map(reuseValidElement) : parsed.elements;
  const offering = elements.flatMap(({ element: { $type, attributes } }) => {
    const tabs = registry.peek($type)?.tabs;
    return tabs ? [{ tabs, set: tabs.of(attributes as never) }] : [];
  });
  const sets = offering.map(({ set }) => set);
  const tabbed = offering[0]?.tabs;
  const [first] = elements.flatMap(
    ({ element: { $type, attributes } }) => registry.peek($type)?.opens?.(attributes as never) ?? [],
  );
  const slots = toPageSlots({ elements, issues: parsed.issues });
  const zones = { header: toSlotRuns(slots, 'header'), list: toSlotRuns(slots, 'list') };
  const panels = Map.groupBy([...zones.header, ...zones.list], ({ tab }) => tab ?? '');
  return {
    zones,
    sets,
    first,
    tabbed,
    issues: tabbed ? [...parsed.issues, ...tabbed.unbound(elements, sets)] : parsed.issues,
    panels: new Map([...panels].map(([tab, runs]) => [tab, runs.map(({ id }) => id)])),
  };
}

/**
 * Renders a page from its definition: the header zone, then the list zone. Invalid elements are left out and reported.
 * The blocks' code must be loaded first (`registry.preload(kindsOf(document))`).
 */
export function PageView({ document, name, registry, forEditor = false, isDraft = false }: PageViewProps) {
  const { zones, sets, first, tabbed, panels, issues } = useMemo(
    () => composed(registry, document, isDraft),
    [registry, document, isDraft],
  );
  const facts = useMemo((): PageFacts => ({ registry, name, forEditor }), [registry, name, forEditor]);
  useReportOnce(name, issues);
  const drawn = (
    <>
      <Zone runs={zones.header} facts={facts} tabbed={tabbed} aside={false} waits={false} />
      <div className={list}>
        <Zone runs={zones.list} facts={facts} tabbed={tabbed} aside={tabbed !== undefined} waits={!isDraft} />
      </div>
    </>
  );
  return (
    <PageContext value={facts}>
      {tabbed ? (
        <tabbed.Provider sets={sets} first={first} panels={panels}>
          {drawn}
        </tabbed.Provider>
      ) : (
        drawn
      )}
    </PageContext>
  );
}

interface ZoneProps {
  runs: Run[];
  facts: PageFacts;
  /** Renderer of elements that belong to a tab; undefined on pages without tabs. */
  tabbed: Tabbed | undefined;
  /** Whether the page starts with tabs. Then mobile and tablet show only the lists of the open tab below them. */
  aside: boolean;
  /** Whether each element's hydration waits until it comes near the viewport. */
  waits: boolean;
}

function Zone({ runs, facts, tabbed, aside, waits }: ZoneProps) {
  return runs.map(({ id, tab, slots }) => {
    const views = slots.map((slot) => (
      <SlotView
        key={slot.key}
        slot={slot}
        facts={facts}
        aside={aside && (tab === undefined || !stays(slot, facts))}
        waits={waits && !slot.leading}
      />
    ));
    return tab === undefined || !tabbed ? (
      views
    ) : (
      <tabbed.Panel key={id} id={id} tab={tab}>
        {views}
      </tabbed.Panel>
    );
  });
}

const stays = ({ valid }: Slot, { registry }: PageFacts) =>
  valid !== undefined && registry.peek(valid.element.$type)?.staysWithTabs === true;

function SlotView({ slot, facts, aside, waits }: Omit<ZoneProps, 'runs' | 'tabbed'> & { slot: Slot }) {
  const { registry, name, forEditor } = facts;
  const { gate, ref } = useGate(waits);
  if (!slot.valid) return forEditor ? <Mistakes issues={slot.issues} /> : null;
  const classes = [...hiddenAt(slot.valid.element), ...(aside ? [besideTabs] : [])];
  const view = (
    <ElementView
      valid={slot.valid}
      registry={registry}
      document={name}
      leading={slot.leading}
      forEditor={forEditor}
      gate={gate}
    />
  );
  return (
    <div ref={ref} className={classes.length > 0 ? classes.join(' ') : contents} {...toMark(slot.valid)}>
      {view}
    </div>
  );
}

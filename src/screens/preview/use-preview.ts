import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals-react';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { preloadForm } from '#renderers/form/preload-form.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { type BlockRegistry, kindsOf } from '#renderers/page/parse.ts';
import { errorAt, type Issue } from '#schemas/issue.ts';
import { valueAt } from '#schemas/value-at.ts';
import { currentVersion } from '#schemas/version.ts';
import type { EditedKind, PreviewView } from '#schemas/wire/preview.ts';
import { type Channel, openChannel } from './channel.ts';
import type { Findings } from './findings.ts';
import { marks, reveal } from './marks.ts';
import type { PreviewPort } from './port.ts';
import { prepare } from './prepare.ts';
import { createRows } from './rows.ts';
import { createSameParts } from './same-parts.ts';

/** A draft as it stands in the page. */
export interface Shown {
  kind: EditedKind;
  name: string;
  document: unknown;
}

/** Dresses the page around the preview in a draft: a menu, a theme, words. Answers what is wrong with it. */
export type Wardrobe = { [Kind in Exclude<EditedKind, 'page' | 'form'>]: (document: unknown) => Issue[] } & {
  /** Shows the page as to somebody who is signed in, or not. */
  audience(view: PreviewView | undefined): void;
};

interface Options {
  origins: readonly string[];
  ticket: string | undefined;
  port: PreviewPort;
  blocks: BlockRegistry;
  fields: FieldRegistry;
  kinds: string[];
  wardrobe: Wardrobe;
  /** The page behind a menu, theme or words. */
  behind: unknown;
  findings: Findings;
  root: RefObject<HTMLElement | null>;
  /** Said in the place of a draft that cannot be had. */
  problem: Signal<string | undefined>;
}

interface Given extends Shown {
  sequence: number;
  arrived: number;
  view?: PreviewView | undefined;
  ticket?: string | undefined;
}

/** Follows the drafts: each is prepared, its code loaded, drawn within the frame, and reported on. */
export function usePreview(options: Options): ReadonlySignal<Shown | undefined> {
  const shown = useSignal<Shown | undefined>(undefined);
  const { sayMaybe, say } = useWords();
  const latest = useRef(options);
  latest.current = options;
  const words = useRef((key: string) => key);
  words.current = (key) => sayMaybe(key) ?? key;
  const { origins, ticket, kinds } = options;

  useEffect(() => {
    const { port, blocks, fields, wardrobe, findings, root, problem } = latest.current;
    const sameParts = createSameParts();
    let channel: Channel | undefined;
    let current: Given | undefined;

    const report = (given: Given) => {
      // One frame later the draft has been painted.
      requestAnimationFrame(() => {
        channel?.tell({
          playbill: 1,
          type: 'drawn',
          sequence: given.sequence,
          diagnostics: findings.list(),
          milliseconds: Math.round((performance.now() - given.arrived) * 10) / 10,
          nodes: marks(root.current),
        });
      });
    };
    let stands: Parameters<typeof put> | undefined;
    const put = (given: Given, document: unknown, issues: Issue[]) => {
      stands = [given, document, issues];
      findings.start((pointer) => valueAt(document, pointer));
      const name = `${given.kind} ${given.name}`;
      for (const issue of issues) findings.report(name, issue);
      flushSync(() => {
        shown.value = { kind: given.kind, name: given.name, document };
      });
      report(given);
    };
    const rows = createRows(
      (elements, view, key) => port.resolve(elements, view, key),
      () => current && void draw(current),
      (error) => {
        if (!stands) return;
        const [given, document, issues] = stands;
        const found = error instanceof Error ? error.message : String(error);
        put({ ...given, arrived: performance.now() }, document, [
          ...issues,
          { ...errorAt('', 'rows', 'rows that the server fills', found), severity: 'warning' },
        ]);
      },
    );
    const draw = async (given: Given) => {
      current = given;
      const { kind } = given;
      wardrobe.audience(given.view);
      const { document, issues } = prepare(kind, given.document, words.current);
      if (document === undefined) return put(given, { version: '1.0', elements: [] }, issues);
      const isDressed = kind !== 'page' && kind !== 'form';
      const drawn = kindsOf(isDressed ? latest.current.behind : document);
      const failures =
        kind === 'form'
          ? await preloadForm(fields, document)
          : drawn.every((one) => !blocks.has(one) || blocks.peek(one))
            ? []
            : await blocks.preload(drawn);
      // Overtaken while its code was on the way.
      if (current !== given) return;
      if (isDressed) return put(given, document, [...issues, ...wardrobe[kind](document)]);
      const code = failures.map(({ message }) => errorAt('', 'code', 'code that loads', message));
      const filled = kind === 'page' ? rows.fill(document, given.view, given.ticket ?? ticket) : document;
      put(given, sameParts(filled), [...issues, ...code]);
    };
    channel = openChannel({
      origins,
      self: window,
      partner: window.parent,
      version: currentVersion,
      kinds,
      onDraft: (draft, arrived) => void draw({ ...draft, document: draft.document, arrived }),
      onReveal: (pointer) => reveal(root.current, pointer),
      warn: (line) => console.warn(line),
    });
    const pick = (event: MouseEvent) => {
      const pointer = event.altKey && (event.target as Element).closest('[data-pointer]')?.getAttribute('data-pointer');
      if (!pointer) return;
      event.preventDefault();
      event.stopPropagation();
      channel?.tell({ playbill: 1, type: 'picked', pointer });
    };
    window.addEventListener('click', pick, { capture: true });
    window.addEventListener('pagehide', rows.close);
    if (ticket)
      port.document(ticket).then(
        (given) => current ?? void draw({ ...given, sequence: 0, arrived: performance.now() }),
        () => {
          problem.value = say('previewExpired');
        },
      );
    return () => {
      channel?.close();
      rows.close();
      window.removeEventListener('pagehide', rows.close);
      window.removeEventListener('click', pick, { capture: true });
    };
  }, [origins, ticket, kinds, shown, say]);
  return shown;
}

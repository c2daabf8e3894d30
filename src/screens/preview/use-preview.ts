import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals-react';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { preloadForm } from '#renderers/form/preload-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { type BlockRegistry, kindsOf } from '#renderers/page/parse.ts';
import { validate as isConsent } from '#schemas/generated/validators/definitions/consent.js';
import { errorAt, type Issue } from '#schemas/issue.ts';
import { check } from '#schemas/validate.ts';
import { valueAt } from '#schemas/value-at.ts';
import { currentVersion } from '#schemas/version.ts';
import type { EditedKind, PreviewView } from '#schemas/wire/authoring/preview.ts';
import type { PreviewBehind } from '#schemas/wire/authoring/studio.ts';
import { type Channel, openChannel } from './channel.ts';
import { drawnPlace, type Previewed, toPreviewPage, writtenPlace } from './preview-as-page.ts';
import type { Findings } from './findings.ts';
import { findPlanPointer, marks, reveal } from './marks.ts';
import type { PreviewPort } from './port.ts';
import { prepare } from './prepare.ts';
import { createRowCache } from './rows.ts';
import { createSameParts } from './same-parts.ts';
import { preventNavigation } from './stay.ts';

/** The draft that is shown. */
export interface Shown {
  kind: EditedKind;
  name: string;
  document: unknown;
  /** The page that a draft of a menu, theme or labels is applied to, if the draft changes its content. */
  behind?: unknown;
}

/**
 * Applies a draft of a menu, theme, realm settings or labels to the page around the preview. Returns the draft's
 * problems.
 */
export type Overrider = Record<'menu' | 'theme' | 'realm', (document: unknown) => Issue[]> & {
  /** Applies a draft of labels to the entire page. Returns the page with these labels if it has been loaded. */
  labels(document: unknown, behind: PreviewBehind | undefined): { issues: Issue[]; page: unknown };
  /** Shows the page for signed-in users or for guests. */
  audience(view: PreviewView | undefined): void;
};

interface Options {
  origins: readonly string[];
  ticket: string | undefined;
  port: PreviewPort;
  blocks: BlockRegistry;
  fields: FieldRegistry;
  kinds: string[];
  overrider: Overrider;
  /** The page that a draft of a menu, theme or labels is applied to. */
  behind: unknown;
  findings: Findings;
  root: RefObject<HTMLElement | null>;
  /** The navigation that was suppressed last. Each is a new object, so that the same target is reported again. */
  kept: { path: string } | undefined;
  /** Message shown if the draft cannot be loaded. */
  problem: Signal<string | undefined>;
}

interface Given extends Shown {
  sequence: number;
  arrived: number;
  view?: PreviewView | undefined;
  ticket?: string | undefined;
}

const notLoaded = ({ message }: Error): Issue => errorAt('', 'code', 'code that loads', message);

/** Processes drafts: prepares each, loads its code, renders it within a frame, and reports back. */
export function usePreview(options: Options): ReadonlySignal<Shown | undefined> {
  const shown = useSignal<Shown | undefined>(undefined);
  const { tMaybe, t } = useMessages();
  const latest = useRef(options);
  latest.current = options;
  const translate = useRef((key: string) => key);
  translate.current = (key) => tMaybe(key) ?? key;
  const { origins, ticket, kinds, kept } = options;
  const line = useRef<Channel | undefined>(undefined);
  useEffect(() => {
    if (kept) line.current?.post({ playbill: 1, type: 'stayed', path: kept.path });
  }, [kept]);

  useEffect(() => {
    const { port, blocks, fields, overrider, findings, root, problem } = latest.current;
    const sameParts = createSameParts();
    let channel: Channel | undefined;
    let current: Given | undefined;

    /** The page that is shown, with the draft that it previews. */
    let previewed: Previewed = { kind: 'page', document: undefined, page: undefined };
    const report = (given: Given) => {
      // One animation frame later the draft has been painted, so the editor can be told.
      requestAnimationFrame(() => {
        channel?.post({
          playbill: 1,
          type: 'drawn',
          sequence: given.sequence,
          diagnostics: findings.list().map((one) => ({ ...one, pointer: writtenPlace(previewed, one.pointer) })),
          milliseconds: Math.round((performance.now() - given.arrived) * 10) / 10,
          nodes: marks(root.current).map((one) => ({ ...one, pointer: writtenPlace(previewed, one.pointer) })),
        });
      });
    };
    let stands: Parameters<typeof put> | undefined;
    const put = (given: Given, document: unknown, issues: Issue[], behind?: unknown) => {
      stands = [given, document, issues];
      previewed = { kind: given.kind, document: given.document, page: document };
      findings.start((pointer) => valueAt(document, pointer));
      const name = `${given.kind} ${given.name}`;
      for (const issue of issues) findings.report(name, issue);
      flushSync(() => {
        shown.value = { kind: given.kind, name: given.name, document, behind };
      });
      report(given);
    };
    const rows = createRowCache(
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
    let words: Promise<PreviewBehind | undefined> | undefined;
    /** Loads the page that shows a draft of labels, once; undefined if that fails. */
    const behindLabels = (key: string | undefined) => {
      if (key === undefined) return Promise.resolve(undefined);
      words ??= port.behind(key).catch((error: unknown) => {
        console.warn('What stands around the labels could not be had', error);
        words = undefined;
        return undefined;
      });
      return words;
    };
    /** Loads the missing code of a page's elements; failures become issues of the draft. */
    const codeOf = async (page: unknown): Promise<Issue[]> => {
      const drawn = kindsOf(page);
      const isThere = drawn.every((one) => !blocks.has(one) || blocks.peek(one));
      return isThere ? [] : (await blocks.preload(drawn)).map(notLoaded);
    };
    const draw = async (given: Given) => {
      current = given;
      const { kind } = given;
      overrider.audience(given.view);
      const { document, issues } = prepare(kind, given.document, translate.current);
      if (document === undefined) return put(given, { version: '1.0', elements: [] }, issues);
      if (kind === 'labels') {
        const stood = await behindLabels(given.ticket ?? ticket);
        if (current !== given) return;
        const { issues: own, page } = overrider.labels(document, stood);
        const code = await codeOf(page ?? latest.current.behind);
        if (current !== given) return;
        return put(given, document, [...issues, ...own, ...code], page === undefined ? undefined : sameParts(page));
      }
      if (kind === 'menu' || kind === 'theme' || kind === 'realm') {
        const code = await codeOf(latest.current.behind);
        if (current !== given) return;
        return put(given, document, [...issues, ...overrider[kind](document), ...code]);
      }
      if (kind === 'consent') {
        const checked = check(isConsent, document);
        // An invalid draft of the consent terms is not shown; the last valid version stays.
        const [, last] = stands ?? [];
        return checked.ok ? put(given, document, issues) : put(given, last ?? { terms: [] }, issues);
      }
      const { page, licences } = toPreviewPage(kind, document);
      const code = kind === 'form' ? (await preloadForm(fields, document)).map(notLoaded) : await codeOf(page);
      // A newer draft arrived while the code of this one was loading.
      if (current !== given) return;
      const view = licences ? { audience: 'GUEST' as const, ...given.view, licences } : given.view;
      const filled = kind === 'page' || licences ? rows.fill(page, view, given.ticket ?? ticket) : page;
      put(given, sameParts(filled), [...issues, ...code]);
    };
    channel = openChannel({
      origins,
      self: window,
      partner: window.parent,
      version: currentVersion,
      kinds,
      onDraft: (draft, arrived) => void draw({ ...draft, document: draft.document, arrived }),
      onReveal: (pointer) => reveal(root.current, drawnPlace(previewed, pointer)),
      warn: (line) => console.warn(line),
    });
    line.current = channel;
    const stop = preventNavigation(window, (path) => channel?.post({ playbill: 1, type: 'stayed', path }));
    const pick = (event: MouseEvent) => {
      if (!event.altKey) return;
      const node = event.target as Element;
      // The plans of a page are filled in by the server: its draft has no place for each.
      const pointer =
        previewed.kind === 'licences'
          ? findPlanPointer(node)
          : node.closest('[data-pointer]')?.getAttribute('data-pointer');
      if (!pointer) return;
      event.preventDefault();
      event.stopPropagation();
      channel?.post({ playbill: 1, type: 'picked', pointer: writtenPlace(previewed, pointer) });
    };
    window.addEventListener('click', pick, { capture: true });
    window.addEventListener('pagehide', rows.close);
    if (ticket)
      port.document(ticket).then(
        (given) => current ?? void draw({ ...given, sequence: 0, arrived: performance.now() }),
        () => {
          problem.value = t('previewExpired');
        },
      );
    return () => {
      stop();
      channel?.close();
      line.current = undefined;
      rows.close();
      window.removeEventListener('pagehide', rows.close);
      window.removeEventListener('click', pick, { capture: true });
    };
  }, [origins, ticket, kinds, shown, t]);
  return shown;
}

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import * as z from 'zod';
import { PreviewView } from '#schemas/wire/authoring/preview.ts';
import { createView, plainOf, type PlainView, type ViewState, previewWidths } from './view.ts';

/** Maximum number of views: each frame runs a complete page. */
export const MOST_VIEWS = 4;

/** One preview view of the document. */
export interface EditedView extends ViewState {
  id: string;
}

/** Predefined sets of views. */
export const presets = ['WIDTHS', 'LANGUAGES', 'AUDIENCES'] as const;
export type Preset = (typeof presets)[number];

/** The views of the document; at least one. */
export interface Views {
  all: ReadonlySignal<readonly EditedView[]>;
  /** The view that the controls change. */
  current: ReadonlySignal<EditedView>;
  pick: (id: string) => void;
  /** Adds a copy next to a view. */
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  /** Replaces all views by variants of the current one. */
  spread: (preset: Preset) => void;
  /** Removes all views except the current one. */
  single: () => void;
  /** Stores the views for the life of the tab. Returns a function that stops it. */
  keep: () => () => void;
}

const Kept = z.array(
  z.object({
    width: z.literal(previewWidths),
    locale: z.string(),
    audience: PreviewView.shape.audience.unwrap(),
    country: z.string(),
    time: z.string(),
  }),
);

interface Options {
  realm: { id: string; languages: readonly string[]; defaultLocale: string };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Width of the studio's window in pixels. */
  room: number;
}

/** Reads stored views, without those in languages that the realm no longer has. */
function readKept(text: string | null, languages: readonly string[]): PlainView[] {
  try {
    const parsed = Kept.safeParse(JSON.parse(text ?? '[]'));
    return (parsed.data ?? []).filter(({ locale }) => languages.includes(locale)).slice(0, MOST_VIEWS);
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const variants: Record<Preset, (view: PlainView, languages: readonly string[]) => PlainView[]> = {
  WIDTHS: (view) => previewWidths.map((width) => ({ ...view, width })),
  LANGUAGES: (view, languages) =>
    [view.locale, ...languages.filter((one) => one !== view.locale)].map((locale) => ({ ...view, locale })),
  AUDIENCES: (view) => PreviewView.shape.audience.unwrap().options.map((audience) => ({ ...view, audience })),
};

/** Creates the views from storage, else a single one. */
export function createViews({ realm, storage, room }: Options): Views {
  const { languages, defaultLocale } = realm;
  const key = `playbill-studio:views:${realm.id}`;
  let last = 0;
  const made = (plain?: PlainView): EditedView => {
    last += 1;
    return { id: String(last), ...createView(plain ?? { locale: defaultLocale, width: room < 600 ? 390 : 1440 }) };
  };
  const kept = readKept(storage.getItem(key), languages).map(made);
  const all = signal<readonly EditedView[]>(kept.length > 0 ? kept : [made()]);
  const picked = signal(all.peek()[0]?.id);
  const current = computed(() => {
    const [first] = all.value;
    if (!first) throw new Error('There always is a view');
    return all.value.find(({ id }) => id === picked.value) ?? first;
  });
  const replace = (next: readonly EditedView[]) => {
    all.value = next;
    picked.value = next[0]?.id;
  };
  return {
    all,
    current,
    pick: (id) => {
      picked.value = id;
    },
    duplicate(id) {
      const before = all.peek();
      const index = before.findIndex((view) => view.id === id);
      const view = before[index];
      if (!view || before.length >= MOST_VIEWS) return;
      const copy = made(plainOf(view));
      all.value = before.toSpliced(index + 1, 0, copy);
      picked.value = copy.id;
    },
    remove(id) {
      const rest = all.peek().filter((view) => view.id !== id);
      if (rest.length > 0) all.value = rest;
    },
    spread: (preset) => replace(variants[preset](plainOf(current.peek()), languages).slice(0, MOST_VIEWS).map(made)),
    single: () => replace([current.peek()]),
    keep: () =>
      effect(() => {
        const text = JSON.stringify(all.value.map(plainOf));
        try {
          storage.setItem(key, text);
        } catch (error) {
          console.warn('The views could not be kept', error);
        }
      }),
  };
}

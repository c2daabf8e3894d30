import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-react';
import * as z from 'zod';
import { PreviewView } from '#schemas/wire/preview.ts';
import { createView, plainOf, type PlainView, type ViewState, widths } from './view.ts';

/** A frame is a whole page that runs: more of them would not be seen, only felt. */
export const MOST_VIEWS = 4;

/** One of the ways in which the document is looked at. */
export interface View extends ViewState {
  id: string;
}

/** What is looked at side by side, for those who want it at once. */
export const presets = ['WIDTHS', 'LANGUAGES', 'AUDIENCES'] as const;
export type Preset = (typeof presets)[number];

/** The ways in which the document is looked at: one at least. */
export interface Views {
  all: ReadonlySignal<readonly View[]>;
  /** The one that the controls are for. */
  current: ReadonlySignal<View>;
  pick: (id: string) => void;
  /** Puts another beside one, the same until it is changed. */
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  /** Varies the current one. */
  spread: (preset: Preset) => void;
  /** Leaves only the current one. */
  single: () => void;
  /** Keeps them for as long as the tab is open. Answers how to stop. */
  keep: () => () => void;
}

const Kept = z.array(
  z.object({
    width: z.literal(widths),
    locale: z.string(),
    audience: PreviewView.shape.audience.unwrap(),
    country: z.string(),
    time: z.string(),
  }),
);

interface Options {
  realm: { id: string; languages: readonly string[]; defaultLocale: string };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Width of the editor's own window. */
  room: number;
}

/** What was kept, as far as the realm still speaks its languages. */
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
  WIDTHS: (view) => widths.map((width) => ({ ...view, width })),
  LANGUAGES: (view, languages) =>
    [view.locale, ...languages.filter((one) => one !== view.locale)].map((locale) => ({ ...view, locale })),
  AUDIENCES: (view) => PreviewView.shape.audience.unwrap().options.map((audience) => ({ ...view, audience })),
};

/** Begins with what was kept, or else with one view. */
export function createViews({ realm, storage, room }: Options): Views {
  const { languages, defaultLocale } = realm;
  const key = `playbill-studio:views:${realm.id}`;
  let last = 0;
  const made = (plain?: PlainView): View => {
    last += 1;
    return { id: String(last), ...createView(plain ?? { locale: defaultLocale, width: room < 600 ? 390 : 1440 }) };
  };
  const kept = readKept(storage.getItem(key), languages).map(made);
  const all = signal<readonly View[]>(kept.length > 0 ? kept : [made()]);
  const picked = signal(all.peek()[0]?.id);
  const current = computed(() => {
    const [first] = all.value;
    if (!first) throw new Error('There always is a view');
    return all.value.find(({ id }) => id === picked.value) ?? first;
  });
  const replace = (next: readonly View[]) => {
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

import type { Signal } from '@preact/signals-react';
import { signal } from '@preact/signals-react';
import type { PreviewView } from '#schemas/wire/preview.ts';

/** Widths of screen that a draft is looked at in, in pixels. */
export const widths = [390, 820, 1440, 2560] as const;
export type Width = (typeof widths)[number];

/** How a draft is looked at. */
export interface ViewState {
  width: Signal<Width>;
  locale: Signal<string>;
  audience: Signal<PreviewView['audience']>;
  /** As typed; counts once it is two letters. */
  country: Signal<string>;
  /** Local time as the browser's field writes it; empty for now. */
  time: Signal<string>;
}

/** How a draft is looked at first: as a guest, now, on a desktop, or on a phone where the editor's own screen is one. */
export const createView = (locale: string, room = 1440): ViewState => ({
  width: signal<Width>(room < 600 ? 390 : 1440),
  locale: signal(locale),
  audience: signal<PreviewView['audience']>('GUEST'),
  country: signal(''),
  time: signal(''),
});

const isCountry = (text: string) => /^[A-Z]{2}$/.test(text);

/** Whether what was typed as a country is neither a country nor nothing. */
export const isBadCountry = (typed: string): boolean => typed !== '' && !isCountry(typed);

/** The view as the protocol says it. A country or time that is not finished counts as none. */
export function viewMessage(audience: PreviewView['audience'], country: string, time: string): PreviewView {
  const at = time === '' ? Number.NaN : new Date(time).getTime();
  return {
    audience,
    ...(isCountry(country) && { country }),
    ...(!Number.isNaN(at) && { at: new Date(at).toISOString() }),
  };
}

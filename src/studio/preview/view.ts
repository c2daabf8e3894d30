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

/** The same as it stands at a moment. */
export type PlainView = { [Key in keyof ViewState]: ViewState[Key] extends Signal<infer Value> ? Value : never };

/** A view that begins as a guest's, anywhere and now, unless it is told otherwise. */
export const createView = ({
  width,
  locale,
  audience = 'GUEST',
  country = '',
  time = '',
}: Pick<PlainView, 'width' | 'locale'> & Partial<PlainView>): ViewState => ({
  width: signal(width),
  locale: signal(locale),
  audience: signal(audience),
  country: signal(country),
  time: signal(time),
});

/** How a view stands now. */
export const plainOf = ({ width, locale, audience, country, time }: ViewState): PlainView => ({
  width: width.value,
  locale: locale.value,
  audience: audience.value,
  country: country.value,
  time: time.value,
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

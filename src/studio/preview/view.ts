import type { Signal } from '@preact/signals-react';
import { signal } from '@preact/signals-react';
import type { PreviewView } from '#schemas/wire/authoring/preview.ts';

/** Widths of screens that a preview can have, in pixels. */
export const previewWidths = [390, 820, 1440, 2560] as const;
export type Width = (typeof previewWidths)[number];

/** Settings of a preview view. */
export interface ViewState {
  width: Signal<Width>;
  locale: Signal<string>;
  audience: Signal<PreviewView['audience']>;
  /** Country code as typed by the editor. It is used once it has two letters. */
  country: Signal<string>;
  /** Date and time from a `datetime-local` input; empty means now. */
  time: Signal<string>;
}

/** Snapshot of a preview view's settings, without signals. */
export type PlainView = { [Key in keyof ViewState]: ViewState[Key] extends Signal<infer Value> ? Value : never };

/** Creates a view; by default as a guest, without country, and now. */
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

/** Takes a snapshot of a preview view's settings. */
export const plainOf = ({ width, locale, audience, country, time }: ViewState): PlainView => ({
  width: width.value,
  locale: locale.value,
  audience: audience.value,
  country: country.value,
  time: time.value,
});

const isCountry = (text: string) => /^[A-Z]{2}$/.test(text);

/** Whether the typed country is invalid; empty is valid. */
export const isBadCountry = (typed: string): boolean => typed !== '' && !isCountry(typed);

/** Converts a view to the preview protocol. An incomplete country or time is omitted. */
export function viewMessage(audience: PreviewView['audience'], country: string, time: string): PreviewView {
  const at = time === '' ? Number.NaN : new Date(time).getTime();
  return {
    audience,
    ...(isCountry(country) && { country }),
    ...(!Number.isNaN(at) && { at: new Date(at).toISOString() }),
  };
}

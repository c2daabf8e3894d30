import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { field, labelled, quiet } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import { countryName, languageName, viewName } from './names.ts';
import * as styles from './view-controls.styles.ts';
import { isBadCountry, type ViewState, type Width, previewWidths } from './view.ts';

interface ViewControlsProps {
  view: ViewState;
  languages: readonly string[];
}

/** Countries that the input suggests, because the demo or forms treat them differently. Others can be typed. */
const countries = ['BR', 'DE', 'ES', 'FR', 'GB', 'IN', 'JP', 'KP', 'PT', 'SA', 'US'];
/** Controls of a view: width, language, audience, country and time. */
export function ViewControls({ view, languages }: ViewControlsProps) {
  useSignals();
  const listId = useId();
  const { width, locale, audience, country, time } = view;
  return (
    <div className={styles.controls} role="group" aria-label={messages.controlsOf(viewName(view, languages))}>
      <label className={labelled}>
        {messages.width}
        <select
          className={field}
          value={width.value}
          onChange={({ target }) => {
            width.value = Number(target.value) as Width;
          }}
        >
          {previewWidths.map((one) => (
            <option key={one} value={one}>
              {messages.widths[one]}
            </option>
          ))}
        </select>
      </label>
      <label className={labelled}>
        {messages.language}
        <select
          className={field}
          value={locale.value}
          onChange={({ target }) => {
            locale.value = target.value;
          }}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageName(one, languages)}
            </option>
          ))}
        </select>
      </label>
      <label className={labelled}>
        {messages.audience}
        <select
          className={field}
          value={audience.value}
          onChange={({ target }) => {
            audience.value = target.value as typeof audience.value;
          }}
        >
          {(['GUEST', 'SIGNED_IN', 'CHILD'] as const).map((one) => (
            <option key={one} value={one}>
              {messages.audiences[one]}
            </option>
          ))}
        </select>
      </label>
      <label className={labelled}>
        {messages.country}
        <input
          className={`${field} ${styles.country}`}
          value={country.value}
          placeholder={messages.anywhere}
          maxLength={2}
          list={listId}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isBadCountry(country.value)}
          title={isBadCountry(country.value) ? messages.badCountry : undefined}
          onChange={({ target }) => {
            country.value = target.value.trim().toUpperCase();
          }}
        />
        <datalist id={listId}>
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </datalist>
      </label>
      <label className={labelled}>
        {messages.time}
        <input
          className={`${field} ${styles.time}`}
          type="datetime-local"
          value={time.value}
          onChange={({ target }) => {
            time.value = target.value;
          }}
        />
      </label>
      {time.value === '' ? null : (
        <button
          type="button"
          className={quiet}
          onClick={() => {
            time.value = '';
          }}
        >
          {messages.now}
        </button>
      )}
    </div>
  );
}

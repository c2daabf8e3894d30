import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import type { FieldProps } from '#renderers/registry/field.ts';
import { input } from '#renderers/form/field-view.styles.ts';
import { useCountries } from '#renderers/form/form-address.tsx';
import { arrow, box, select } from '#renderers/form/select-input.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { phoneExample } from '#schemas/values/phoneNumber.ts';
import { firstChoice, phoneChoices } from './choices.ts';
import * as styles from './phoneNumber.styles.ts';

/** Phone number with a calling code, left-to-right in every language. */
export function PhoneNumber({ options, id, initial, invalid, describedBy, onEdit }: FieldProps<'phoneNumber'>) {
  useSignals();
  const { t, locale } = useMessages();
  const { countries, callerCountryCode } = useCountries();
  const choices = useMemo(
    () => phoneChoices(options.countries, countries, locale),
    [options.countries, countries, locale],
  );
  const name = `${options.id}.prefix`;
  const start = firstChoice(choices, initial('prefix'), [options.defaultCountry, callerCountryCode]);
  const region = useSignal(start);
  // The calling code is shown beside the number only after hydration, because without JavaScript it could not follow
  // the selected country. The country list shows the codes in any case.
  const code = useHydrated() ? choices.find(({ value }) => value === region.value)?.countryCallingCode : undefined;
  return (
    <div className={styles.parts}>
      <span className={`${box} ${styles.prefix}`}>
        <select
          name={options.readOnly ? undefined : name}
          disabled={options.readOnly}
          className={`${input} ${select}`}
          defaultValue={start}
          autoComplete="tel-country-code"
          aria-label={t('callingCode')}
          onChange={(event) => {
            region.value = event.currentTarget.value;
            onEdit();
          }}
        >
          {choices.map(({ value, label, countryCallingCode }) => (
            // Server and browser may have different names for a country. Either is acceptable, so the hydration warning
            // is suppressed.
            <option key={value} value={value} suppressHydrationWarning>
              {`${label} ${countryCallingCode}`}
            </option>
          ))}
        </select>
        <span className={arrow}>
          <Icon name="chevron" size={16} />
        </span>
        {options.readOnly ? <input type="hidden" name={name} value={start} /> : null}
      </span>
      <span className={styles.line} dir="ltr">
        {code === undefined ? null : (
          <span className={styles.code} aria-hidden="true">
            {code}
          </span>
        )}
        <input
          id={id}
          name={`${options.id}.number`}
          type="tel"
          className={`${input} ${styles.number}`}
          data-code={code}
          defaultValue={initial('number')}
          placeholder={options.placeholder ?? phoneExample}
          autoComplete="tel-national"
          readOnly={options.readOnly}
          required={options.required}
          aria-label={t('phoneNumber')}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onInput={onEdit}
        />
      </span>
    </div>
  );
}

import { useEffect } from 'react';
import type { FieldProps } from '#renderers/registry/field.ts';
import { useCountries } from '#renderers/form/form-address.tsx';
import { SelectInput } from '#renderers/form/select-input.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { update } from './address.styles.ts';

/** Country field of an address. The form shows that country's fields after it. */
export function AddressField(props: FieldProps<'address'>) {
  const { t } = useMessages();
  const { countries, code, choose } = useCountries();
  useEffect(() => {
    // The country is read from the DOM, because the user may have changed it before hydration.
    const node = document.getElementById(props.id);
    if (node instanceof HTMLSelectElement && node.value !== code.peek()) choose(node.value);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <>
      <SelectInput
        field={{ ...props, initial: () => code.peek() }}
        acceptableValues={countries.map(({ iso3166alpha2, name }) => ({ value: iso3166alpha2, displayName: name }))}
        placeholder={t('chooseCountry')}
        autoComplete="country"
        onChoose={choose}
      />
      <noscript>
        {/* Without JavaScript, Enter activates a form's first submit button. This hidden button comes first and
            submits the form; the next one only changes the country. */}
        <button type="submit" hidden />
        <button type="submit" name="_country" value="update" className={`${secondary} ${update}`}>
          {t('updateCountry')}
        </button>
      </noscript>
    </>
  );
}

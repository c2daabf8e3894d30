import { useId } from 'react';
import type { BlockProps } from '#renderers/registry/block.ts';
import { GetForm } from '#renderers/form/get-form.tsx';
import { useLabelledText } from '#renderers/messages/labelled-text.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { FilterListBlock } from '#schemas/generated/types.ts';
import { ChoiceGroup } from './choices.tsx';
import * as styles from './filterList.styles.ts';
import { Ticked } from './ticked.tsx';

/** Form with the filter choices. Its target is the page with the list. */
function Form({ attributes }: { attributes: FilterListBlock }) {
  const { filters, sort = [], actions } = attributes;
  const { navigation } = usePorts();
  const { t } = useMessages();
  const textOf = useLabelledText();
  const { Link } = navigation;
  const reset = navigation.hrefOf({ type: 'ROUTE', route: actions.reset.url });
  return (
    <GetForm url={actions.apply.url} className={styles.form}>
      {filters.map(({ filterKey, title: legend, options }) =>
        options.length > 0 ? (
          <ChoiceGroup
            key={filterKey}
            legend={legend}
            name={filterKey}
            type="checkbox"
            choices={options.map(({ value, count, isActive = false, ...labelledText }) => ({
              value,
              count,
              isActive,
              text: textOf(labelledText),
            }))}
          />
        ) : null,
      )}
      {sort.length > 1 ? (
        <ChoiceGroup
          legend={t('sortBy')}
          name="sort"
          type="radio"
          choices={sort.map(({ field, direction, isActive = false, ...labelledText }) => ({
            value: `${field}:${direction}`,
            isActive,
            text: textOf(labelledText),
          }))}
        />
      ) : null}
      <div className={styles.actions}>
        <button type="submit" className={primary}>
          {t('applyFilters')}
        </button>
        {reset ? (
          <Link className={quiet} to={reset}>
            {t('resetFilters')}
          </Link>
        ) : null}
      </div>
    </GetForm>
  );
}

/** Filters of the list on the same page; the applied filters are stored in the URL. */
export function FilterList({ attributes }: BlockProps<'filterList'>) {
  const { title, filters, sort = [], folded = false } = attributes;
  const id = useId();
  if (sort.length < 2 && !filters.some(({ options }) => options.length > 0)) return null;
  if (!folded)
    return (
      <section className={styles.section} aria-labelledby={id}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Form attributes={attributes} />
      </section>
    );
  return (
    <section className={`${styles.section} ${styles.bar}`} aria-label={title}>
      <details>
        <summary className={`${secondary} ${styles.summary}`}>
          {title}
          <Icon name="chevronDown" size={18} />
        </summary>
        <div className={styles.sheet}>
          <Form attributes={attributes} />
        </div>
      </details>
      <Ticked attributes={attributes} />
    </section>
  );
}

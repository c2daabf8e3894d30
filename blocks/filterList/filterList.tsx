import { useId } from 'react';
import type { BlockProps } from '#renderers/registry/block.ts';
import { GetForm } from '#renderers/form/get-form.tsx';
import { useSaid } from '#renderers/messages/said.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { button, primary, quiet } from '#renderers/primitives/button/button.styles.ts';
import { Choices } from './choices.tsx';
import * as styles from './filterList.styles.ts';

/** Filters for the list on the same page: ticked, applied, and then in the address. */
export function FilterList({ attributes }: BlockProps<'filterList'>) {
  const { title, filters, sort = [], actions } = attributes;
  const { navigation } = usePorts();
  const { say } = useWords();
  const said = useSaid();
  const id = useId();
  const { Link } = navigation;
  const reset = navigation.hrefOf({ type: 'ROUTE', route: actions.reset.url });
  const offered = filters.filter(({ options }) => options.length > 0);
  if (offered.length === 0 && sort.length < 2) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <GetForm url={actions.apply.url} className={styles.form}>
        {offered.map(({ filterKey, title: legend, options }) => (
          <Choices
            key={filterKey}
            legend={legend}
            name={filterKey}
            type="checkbox"
            choices={options.map(({ value, isActive = false, ...worded }) => ({ value, isActive, text: said(worded) }))}
          />
        ))}
        {sort.length > 1 ? (
          <Choices
            legend={say('sortBy')}
            name="sort"
            type="radio"
            choices={sort.map(({ field, direction, isActive = false, ...worded }) => ({
              value: `${field}:${direction}`,
              isActive,
              text: said(worded),
            }))}
          />
        ) : null}
        <div className={styles.actions}>
          <button type="submit" className={`${button} ${primary}`}>
            {say('applyFilters')}
          </button>
          {reset ? (
            <Link className={`${button} ${quiet}`} to={reset}>
              {say('resetFilters')}
            </Link>
          ) : null}
        </div>
      </GetForm>
    </section>
  );
}

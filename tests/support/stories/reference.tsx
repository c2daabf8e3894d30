import type { ReactNode } from 'react';
import { type DescribedSchema, keywordsOf, propertiesOf } from './properties.ts';
import * as styles from './reference.styles.ts';

interface ReferenceProps {
  schema: DescribedSchema;
  draw: (example: unknown, index: number) => ReactNode;
}

/** Documents a schema for authors: its properties, then each example as JSON and rendered. */
export function Reference({ schema, draw }: ReferenceProps) {
  return (
    <article className={styles.page} lang="en" dir="ltr">
      <header>
        <p className={styles.title}>{schema.title}</p>
        <p>{schema.description}</p>
        {keywordsOf(schema).map(({ keyword, meaning, value }) => (
          <p key={keyword}>
            {meaning} <code>{`${keyword}: ${value}`}</code>
          </p>
        ))}
      </header>
      {/* Wider than a phone's screen, so it is scrollable, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.scroller} tabIndex={0} aria-label={`Properties of ${schema.title}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['Property', 'Type', 'Required', 'Limits', 'What it is for'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {propertiesOf(schema).map(({ path, type, required, limits, description }, index) => (
              <tr key={`${path} ${index}`}>
                <th scope="row">
                  <code>{path}</code>
                </th>
                <td>{type}</td>
                <td>{required ? 'yes' : 'no'}</td>
                <td>{limits}</td>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {schema.examples.map((example, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: examples have no names
        <section key={index} aria-label={`Example ${index + 1}`}>
          <p className={styles.title}>Example {index + 1}</p>
          <div className={styles.drawn}>{draw(example, index)}</div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={styles.code} tabIndex={0}>
            {JSON.stringify(example, null, 2)}
          </pre>
        </section>
      ))}
    </article>
  );
}

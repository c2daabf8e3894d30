import { useState } from 'react';
import useSWR from 'swr';
import { messages } from '../messages.ts';
import * as styles from './cost-panel.styles.ts';
import { costsOf, fetchBytes } from './costs.ts';
import type { DrawnReport } from './driver.ts';

interface CostPanelProps {
  nodes: DrawnReport['nodes'];
  /** Origin of the realm whose page is shown. */
  origin: string;
}

/** Panel with a page's costs: elements, DOM nodes and bytes of code by kind. */
export function CostPanel({ nodes, origin }: CostPanelProps) {
  const [isOpen, setOpen] = useState(false);
  // The bundle sizes are loaded when the panel opens. If the realm publishes none, only their column stays empty.
  const { data: bytes = new Map<string, number>() } = useSWR(
    isOpen ? ['costs', origin] : null,
    () => fetchBytes(origin),
    {
      shouldRetryOnError: false,
      revalidateOnFocus: false,
    },
  );
  const total = nodes.reduce((sum, one) => sum + one.nodes, 0);
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {messages.costs}
        <span className={styles.total}>{nodes.length > 0 ? messages.costsTotal(nodes.length, total) : null}</span>
      </summary>
      {nodes.length === 0 ? (
        <p className={styles.none}>{messages.costsNone}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.kind}</th>
              <th scope="col">{messages.elements}</th>
              <th scope="col">{messages.nodes}</th>
              <th scope="col">{messages.code}</th>
            </tr>
          </thead>
          <tbody>
            {costsOf(nodes, bytes).map((cost) => (
              <tr key={cost.kind}>
                <th scope="row">{cost.kind}</th>
                <td>{cost.elements}</td>
                <td>{cost.nodes}</td>
                <td>{cost.bytes === undefined ? messages.unknownBytes : messages.kilobytes(cost.bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

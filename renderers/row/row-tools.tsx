import { lazy, type ReactNode, Suspense } from 'react';
import type { Card, RowContract } from '#schemas/generated/types.ts';
import { head } from './row-filler.styles.ts';

// Only where what was watched is shown.
const ForgetButton = lazy(async () => ({ default: (await import('./history-tools.tsx')).ForgetButton }));
const ClearHistory = lazy(async () => ({ default: (await import('./history-tools.tsx')).ClearHistory }));

interface Owned {
  contract: Pick<RowContract, 'personal'>;
}

interface RowHeadProps extends Owned {
  isEmpty: boolean;
  /** The row's title, where it has one. */
  children: ReactNode;
}

/** A row's title, and beside it what viewers can do with a row that is their own. */
export const RowHead = ({ contract: { personal }, isEmpty, children }: RowHeadProps) =>
  personal === 'HISTORY' ? (
    <div className={head}>
      {children}
      <Suspense fallback={null}>{isEmpty ? null : <ClearHistory />}</Suspense>
    </div>
  ) : (
    children
  );

/** What viewers can do with a card of such a row, on its picture. */
export const RowCardTools = ({ contract: { personal }, card }: Owned & { card: Card }) =>
  personal === 'HISTORY' || personal === 'UP_NEXT' ? (
    <Suspense fallback={null}>
      <ForgetButton card={card} from={personal} />
    </Suspense>
  ) : null;

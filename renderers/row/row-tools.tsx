import { lazy, type ReactNode, Suspense } from 'react';
import type { Card, RowContract } from '#schemas/generated/types.ts';
import { head } from './row-filler.styles.ts';

// This code is loaded only for rows of the watch history.
const ForgetButton = lazy(async () => ({ default: (await import('./history-tools.tsx')).ForgetButton }));
const ClearHistory = lazy(async () => ({ default: (await import('./history-tools.tsx')).ClearHistory }));

interface Owned {
  contract: Pick<RowContract, 'personal'>;
}

interface RowHeadProps extends Owned {
  isEmpty: boolean;
  /** The row's title; null if it has none. */
  children: ReactNode;
}

/** Title of a row, with buttons for personal rows. */
export const RowHead = ({ contract: { personal }, isEmpty, children }: RowHeadProps) =>
  personal === 'HISTORY' ? (
    <div className={head}>
      {children}
      <Suspense fallback={null}>{isEmpty ? null : <ClearHistory />}</Suspense>
    </div>
  ) : (
    children
  );

/** Buttons on the cards of personal rows, over the picture. */
export const RowCardTools = ({ contract: { personal }, card }: Owned & { card: Card }) =>
  personal === 'HISTORY' || personal === 'UP_NEXT' ? (
    <Suspense fallback={null}>
      <ForgetButton card={card} from={personal} />
    </Suspense>
  ) : null;

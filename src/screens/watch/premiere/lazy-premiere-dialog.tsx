import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { PremiereView } from './premiere-view.ts';

interface Props {
  premiere: PremiereView;
  /** Title of the premiere's film. */
  title: string;
}

/** Dismisses the dialog if its code fails to load; the page offers the same choices. */
const NoDialog: ComponentType<Props> = ({ premiere: { dismiss } }) => {
  useEffect(() => dismiss(), [dismiss]);
  return null;
};

const PremiereDialog = lazy(
  (): Promise<{ default: ComponentType<Props> }> =>
    import('./premiere-dialog.tsx').catch(() => ({ default: NoDialog })),
);

/** Premiere dialog while open. Its code loads for the first viewer who is present during a premiere. */
export const LazyPremiereDialog = ({ premiere, title }: Props) =>
  premiere.phase === 'on' && premiere.modal === 'open' ? (
    <Suspense>
      <PremiereDialog premiere={premiere} title={title} />
    </Suspense>
  ) : null;

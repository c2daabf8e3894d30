import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { PremiereView } from './premiere-view.ts';

interface Props {
  premiere: PremiereView;
  /** The film's. */
  title: string;
}

/** Puts the live modal away where its code cannot be had: what it offers stands on the page then. */
const NoDialog: ComponentType<Props> = ({ premiere: { dismiss } }) => {
  useEffect(() => dismiss(), [dismiss]);
  return null;
};

const PremiereDialog = lazy(
  (): Promise<{ default: ComponentType<Props> }> =>
    import('./premiere-dialog.tsx').catch(() => ({ default: NoDialog })),
);

/** The live modal while it is open. Its code comes with the first who is there while a premiere is on. */
export const LazyPremiereDialog = ({ premiere, title }: Props) =>
  premiere.phase === 'on' && premiere.modal === 'open' ? (
    <Suspense>
      <PremiereDialog premiere={premiere} title={title} />
    </Suspense>
  ) : null;

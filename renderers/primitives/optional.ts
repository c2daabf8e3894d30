import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component whose code comes later and without which the page is whole: where the code cannot be had, as without a
 * network, nothing is drawn in its place. The browser's own log says what could not be loaded.
 */
export const optional = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));

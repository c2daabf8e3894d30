import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * Creates a lazy component that the page works without: if its code fails to load, for example offline, it renders
 * nothing. The browser's console logs the failure.
 */
export const optional = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));

import { createContext, type ReactNode, useContext } from 'react';
import type { AnalyticsPort } from './analytics.ts';
import type { DataPort } from './data.ts';
import type { DiagnosticsPort } from './diagnostics.ts';
import type { FormsPort } from './forms.ts';
import type { ListsPort } from './lists.ts';
import type { MultiViewPort } from './multi-view.ts';
import type { NavigationPort } from './navigation.ts';
import type { PlayerPort } from './player.ts';
import type { PreferencesPort } from './preferences.ts';
import type { ReviewsPort } from './reviews.ts';
import type { ShareTitle } from './sharing.ts';
import type { StreamsAtOncePort } from './streams-at-once.ts';
import type { ToastsPort } from './toasts.ts';
import type { WatchTogetherPort } from './watch-together.ts';

/** Interfaces to everything outside of the renderers. The application provides the implementations. */
export interface Ports {
  data: DataPort;
  navigation: NavigationPort;
  analytics: AnalyticsPort;
  diagnostics: DiagnosticsPort;
  reviews: ReviewsPort;
  toasts: ToastsPort;
  /** Favourites and watchlists; absent where there is no viewer, as in previews. */
  lists?: ListsPort;
  /** Shares a page; absent if the realm has social sharing off. */
  share?: ShareTitle;
  /** The player; loaded on first use. */
  player: () => Promise<PlayerPort>;
  /** The viewer's preferences; loaded on first use, one shared instance. Browser only. */
  preferences: () => Promise<PreferencesPort>;
  /** Number of streams that the account may play at once; loaded on first use. Browser only. */
  streamsAtOnce: () => Promise<StreamsAtOncePort>;
  /** Multiview; loaded on first use. Browser only. */
  multiView: () => Promise<MultiViewPort>;
  /** Watch-together rooms; loaded on first use. Browser only. */
  watchTogether: () => Promise<WatchTogetherPort>;
  /** Form rendering; its code is loaded with the first form. */
  forms: () => Promise<FormsPort>;
}

const PortsContext = createContext<Ports | undefined>(undefined);

/** Context provider of the ports. */
export const PortsProvider = ({ ports, children }: { ports: Ports; children: ReactNode }) => (
  <PortsContext value={ports}>{children}</PortsContext>
);

/**
 * The ports.
 * @throws Error outside of a `PortsProvider`.
 */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsProvider around it');
  return ports;
}

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

/** Everything that a page's parts may ask for, by interface. The application wires the implementations. */
export interface Ports {
  data: DataPort;
  navigation: NavigationPort;
  analytics: AnalyticsPort;
  diagnostics: DiagnosticsPort;
  reviews: ReviewsPort;
  toasts: ToastsPort;
  /** Favourites and watchlists; absent where nobody can have any, as in a preview. */
  lists?: ListsPort;
  /** Passes a page on to others; absent where the realm has no social sharing. */
  share?: ShareTitle;
  /** The player. Its code is loaded by whoever asks for it first. */
  player: () => Promise<PlayerPort>;
  /** What the viewer prefers. Its code is loaded by whoever asks for it first; all get the same. Only in browsers. */
  preferences: () => Promise<PreferencesPort>;
  /** How many streams the viewer’s account plays at once. Loaded by whoever asks for it first. Only in browsers. */
  streamsAtOnce: () => Promise<StreamsAtOncePort>;
  /** Live events side by side. Loaded by whoever asks for it first. Only in browsers. */
  multiView: () => Promise<MultiViewPort>;
  /** Rooms in which titles are watched together. Loaded by whoever asks for it first. Only in browsers. */
  watchTogether: () => Promise<WatchTogetherPort>;
  /** What a block with a form draws by. Its code comes with the first form. */
  forms: () => Promise<FormsPort>;
}

const PortsContext = createContext<Ports | undefined>(undefined);

/** Makes the ports available to everything inside. */
export const PortsProvider = ({ ports, children }: { ports: Ports; children: ReactNode }) => (
  <PortsContext value={ports}>{children}</PortsContext>
);

/** The ports. Throws outside of a `PortsProvider`, which is a mistake in the code. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsProvider around it');
  return ports;
}

import { type ReactNode, use } from 'react';
import { useHydrated } from '../primitives/hydrated.ts';
import type { Gate } from './gate.ts';

/** Draws what is inside once its gate lets it. Only hydration waits: what the browser draws by itself never does. */
export function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  const drawnHere = useHydrated();
  const wait = drawnHere ? undefined : gate.ask();
  if (wait) use(wait);
  return children;
}

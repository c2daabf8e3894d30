import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../messages/messages.tsx';
import { useHydrated } from '../primitives/hydrated.ts';
import { Switch } from '../primitives/switch/switch.tsx';

/** The viewer's wish not to be told how anything ended. */
export interface SpoilerChoice {
  isFree: ReadonlySignal<boolean>;
  set: (free: boolean) => void;
}

/** Hides results, or shows them. The wish is this device's, so the server draws nothing of it. */
export function SpoilerSwitch({ choice }: { choice: SpoilerChoice }) {
  useSignals();
  const { t } = useMessages();
  if (!useHydrated()) return null;
  return (
    <Switch
      label={t('spoilers.free')}
      hint={t('spoilers.freeText')}
      checked={choice.isFree.value}
      onChange={choice.set}
    />
  );
}

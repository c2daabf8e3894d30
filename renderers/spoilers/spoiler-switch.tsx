import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../messages/messages.tsx';
import { useHydrated } from '../primitives/hydrated.ts';
import { Switch } from '../primitives/switch/switch.tsx';

/** The viewer's spoiler protection setting. */
export interface SpoilerChoice {
  isFree: ReadonlySignal<boolean>;
  set: (free: boolean) => void;
}

/** Switch for spoiler protection. The setting is stored on the device, so the server does not render it. */
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

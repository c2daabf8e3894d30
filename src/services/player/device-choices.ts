const KEY = 'playbill.player';

/**
 * Player settings of this device: volume (0 to 1), mute, and which of two tracks of the same language was chosen last.
 */
export interface DeviceChoice {
  volume?: number | undefined;
  muted?: boolean | undefined;
  audioDetail?: string | undefined;
  textDetail?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Validates stored settings by hand: a schema library would be half as large as the player. */
function choiceIn(stored: unknown): DeviceChoice {
  const { volume, muted, audioDetail, textDetail } = Object(stored) as Record<keyof DeviceChoice, unknown>;
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : undefined,
    muted: typeof muted === 'boolean' ? muted : undefined,
    audioDetail: text(audioDetail),
    textDetail: text(textDetail),
  };
}

/** Player settings that belong to the device, not to the viewer's account. */
export interface DeviceChoices {
  read: () => DeviceChoice;
  add: (change: DeviceChoice) => void;
}

/**
 * Creates the device settings in a browser storage.
 * @param storage returns the storage; may throw if the browser blocks it
 */
export function createDeviceChoices(storage: () => Pick<Storage, 'getItem' | 'setItem'>): DeviceChoices {
  /** Copy in memory, used if the browser blocks the storage. It is lost when the page is left. */
  let kept: DeviceChoice = {};
  const read = (): DeviceChoice => {
    try {
      return choiceIn(JSON.parse(storage().getItem(KEY) ?? '{}'));
    } catch {
      // The storage is blocked, or its value is not JSON.
      return kept;
    }
  };
  return {
    read,
    add: (change) => {
      kept = { ...read(), ...change };
      try {
        storage().setItem(KEY, JSON.stringify(kept));
      } catch {
        // The storage is blocked or full, so the settings last until the page is left.
      }
    },
  };
}

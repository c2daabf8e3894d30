const KEY = 'playbill.player';

/** How loud it plays here, from 0 to 1, and which of two tracks of one language was chosen last. */
export interface DeviceChoice {
  volume?: number | undefined;
  muted?: boolean | undefined;
  audioDetail?: string | undefined;
  textDetail?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What of a stored value makes sense. By hand: a library would be half as large again as the player. */
function choiceIn(stored: unknown): DeviceChoice {
  const { volume, muted, audioDetail, textDetail } = Object(stored) as Record<keyof DeviceChoice, unknown>;
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : undefined,
    muted: typeof muted === 'boolean' ? muted : undefined,
    audioDetail: text(audioDetail),
    textDetail: text(textDetail),
  };
}

/** What of a viewer's choices belongs to the device, such as its loudness. */
export interface DeviceChoices {
  read: () => DeviceChoice;
  add: (change: DeviceChoice) => void;
}

/** Keeps them in a storage of the browser. @param storage gives the storage, or throws where the browser refuses it */
export function createDeviceChoices(storage: () => Pick<Storage, 'getItem' | 'setItem'>): DeviceChoices {
  /** What a browser that keeps nothing forgets when the page is left. */
  let kept: DeviceChoice = {};
  const read = (): DeviceChoice => {
    try {
      return choiceIn(JSON.parse(storage().getItem(KEY) ?? '{}'));
    } catch {
      // Storage that is refused, or no JSON.
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
        // A private mode, or a full storage: it holds until the page is left.
      }
    },
  };
}

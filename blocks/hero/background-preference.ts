/** The preferences of a background that plays, by the names that the service gives them. */
type Preference = 'videoBackgroundAutoPlay' | 'videoBackgroundAutoPlayAudio';

const usual: Record<Preference, boolean> = { videoBackgroundAutoPlay: true, videoBackgroundAutoPlayAudio: false };

/** What the viewer of this browser has chosen. It is kept in the browser, until the server has a call to keep it. */
export function readPreference(name: Preference): boolean {
  try {
    const kept = localStorage.getItem(name);
    return kept === null ? usual[name] : kept === 'true';
  } catch {
    // Storage may be switched off altogether.
    return usual[name];
  }
}

/** Keeps a choice for the next time. */
export function keepPreference(name: Preference, value: boolean): void {
  try {
    localStorage.setItem(name, String(value));
  } catch {
    // It then holds for this page.
  }
}

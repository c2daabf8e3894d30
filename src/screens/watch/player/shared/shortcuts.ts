import type { Translate } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { captionsToggled } from './captions-toggle.ts';
import { focusOf, isPlayersKey } from './key-owner.ts';
import type { PlayerPanel, PlayerFace } from './player-face.ts';
import { rateBeside, rateText } from './rates.ts';

/** Entries of the shortcut overview (`panels/shortcuts-panel.tsx`). */
export const keyList: readonly (readonly [keys: readonly string[], does: LabelKey])[] = [
  [['Space', 'K'], 'player.does.play'],
  [['J', 'L'], 'player.does.skip10'],
  [['←', '→'], 'player.does.skip5'],
  [['0', '…', '9'], 'player.does.jump'],
  [['Home', 'End'], 'player.does.ends'],
  [[',', '.'], 'player.does.frame'],
  [['<', '>'], 'player.does.speed'],
  [['↑', '↓'], 'player.does.volume'],
  [['M'], 'player.does.mute'],
  [['C'], 'player.does.captions'],
  [['F'], 'player.does.fullscreen'],
  [['I'], 'player.does.pip'],
  [['T'], 'player.does.transcript'],
  [['Shift+N', 'Shift+P'], 'player.does.next'],
  [['?'], 'player.does.help'],
  [['Esc'], 'player.does.close'],
];

const { max, min, round } = Math;
/** Duration of one frame at 25 fps, in seconds. */
const FRAME = 1 / 25;

interface Words {
  t: Translate;
  locale: string;
}

/** The subtitle track that was shown last, by playback. */
const lastShown = new WeakMap<object, number>();

function actionsOf(face: PlayerFace, { t, locale }: Words): Record<string, () => void> {
  const { playback, panel, fullscreen, pip, around, go, say, seek } = face;
  const { state } = playback;
  const skip = (seconds: number) => () => seek({ by: seconds });
  const step = (frames: number) => () => state.paused.peek() && seek({ to: state.position.peek() + frames * FRAME });
  const loud = (by: number) => () => {
    const to = max(0, min(1, state.volume.peek() + by));
    playback.setVolume(to);
    say(t('player.said.volume', { percent: round(to * 100) }));
  };
  const fast = (way: 1 | -1) => () => {
    const to = rateBeside(state.rate.peek(), way);
    playback.setRate(to);
    say(t('player.said.speed', { rate: rateText(to, locale) }));
  };
  const show = (which: PlayerPanel) => () => (panel.value = panel.peek() === which ? undefined : which);
  const toggle = () => (state.paused.peek() ? playback.play() : playback.pause());
  const captions = () => {
    if (state.textTracks.peek().length === 0) return;
    const { subTitleLanguage, audioLanguage } = face.preferences.peek();
    const shown = state.textTrack.peek();
    if (shown >= 0) lastShown.set(playback, shown);
    playback.setTextTrack(
      captionsToggled(state, lastShown.get(playback), [subTitleLanguage, locale, audioLanguage].filter(Boolean)),
    );
  };
  const mute = () => {
    const to = !state.muted.peek();
    playback.setMuted(to);
    say(t(to ? 'player.said.muted' : 'player.said.volume', { percent: round(state.volume.peek() * 100) }));
  };
  const { next, previous } = around;
  return {
    ' ': toggle,
    k: toggle,
    j: skip(-10),
    l: skip(10),
    ArrowLeft: skip(-5),
    ArrowRight: skip(5),
    ArrowUp: loud(0.1),
    ArrowDown: loud(-0.1),
    Home: () => seek({ to: state.earliest.peek() }),
    End: () => seek({ to: 'end' }),
    ',': step(-1),
    '.': step(1),
    '<': fast(-1),
    '>': fast(1),
    m: mute,
    f: fullscreen.toggle,
    c: captions,
    ...(pip.supported && { i: pip.toggle }),
    ...(state.textTracks.peek().length > 0 && { t: show('transcript') }),
    ...(next && { N: () => go(next) }),
    ...(previous && { P: () => go(previous) }),
    '?': show('shortcuts'),
  };
}

/** Keys with a different meaning with Shift; other letters ignore Shift. */
const needsShift = new Set(['N', 'P', '<', '>', '?']);

/** Keys that repeat while held; others act once. */
const REPEATED = /^(?:Arrow.*|[jlJL,.<>])$/;

/** Whether a modal dialog covers the player. */
const isCovered = (frame: HTMLElement): boolean =>
  [...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.contains(frame));

const canScroll = (): boolean =>
  document.fullscreenElement === null && document.documentElement.scrollHeight > document.documentElement.clientHeight;

/**
 * Handles a key pressed anywhere in the page. Time runs left-to-right in every language.
 * @param pressed Control of the player last pressed with a pointer that still has the focus.
 */
export function shortcut(event: KeyboardEvent, face: PlayerFace, words: Words, pressed: Element | undefined): void {
  const { altKey, ctrlKey, metaKey, defaultPrevented, isComposing, key, shiftKey, repeat, target } = event;
  const { panel, seek, playback } = face;
  const frame = face.frame.current;
  if (altKey || ctrlKey || metaKey || defaultPrevented || isComposing || !frame || isCovered(frame)) return;
  const focus = focusOf(target, frame, pressed);
  // If a panel is open, Escape closes it and does nothing else.
  if (key === 'Escape' && panel.peek() !== undefined && focus !== 'beside' && !document.fullscreenElement) {
    panel.value = undefined;
    frame.focus({ preventScroll: true });
    return event.preventDefault();
  }
  if (!isPlayersKey(key, focus, canScroll())) return;
  if (/^[0-9]$/.test(key)) {
    const { earliest, duration } = playback.state;
    const from = earliest.peek();
    event.preventDefault();
    if (!repeat) seek({ to: from + ((duration.peek() - from) * Number(key)) / 10 });
    return;
  }
  const actions = actionsOf(face, words);
  const name = needsShift.has(key) ? key : key.length === 1 ? key.toLowerCase() : key;
  if (shiftKey && !needsShift.has(key) && key.length > 1) return;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) return;
  event.preventDefault();
  if (!repeat || REPEATED.test(key)) action();
}

import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { type PlayerPanel, usePlayerFace } from '../shared/player-face.ts';
import { aside, grow, row } from '../shared/panel.styles.ts';
import * as styles from './menu.styles.ts';
import { type Pane, paneNames } from './panes.ts';
import { type ChoicePane, useChoices } from './use-choices.ts';

const choicePanes: readonly ChoicePane[] = ['quality', 'speed', 'audio', 'subtitles'];

/** Main pane of the settings: current values, and other panels that can be opened. */
export function AllPane({ open }: { open: (pane: Pane) => void }) {
  useSignals();
  const { t } = useMessages();
  const { playback, panel, frame } = usePlayerFace();
  const { textTracks, chapters } = playback.state;
  const choices = useChoices();
  const hasTexts = textTracks.value.length > 0;
  const chosen = choicePanes.filter((pane) => choices[pane].options.length > 1);
  const wishes: readonly Pane[] = hasTexts ? ['captionStyle', 'skipping', 'next'] : ['skipping', 'next'];
  const panels: readonly (readonly [PlayerPanel, LabelKey])[] = [
    ...(chapters.value.length > 0 ? ([['chapters', 'player.chapters']] as const) : []),
    ...(hasTexts ? ([['transcript', 'player.transcript']] as const) : []),
    ['stats', 'player.stats'],
    ['shortcuts', 'player.shortcuts'],
  ];
  return (
    <>
      {chosen.map((pane) => {
        const { value, options } = choices[pane];
        return (
          <button key={pane} type="button" className={row} data-pane={pane} onClick={() => open(pane)}>
            <span className={grow}>{t(paneNames[pane])}</span>
            <span className={aside}>{options.find((option) => option.value === value)?.name}</span>
            <Icon name="chevron" size={16} />
          </button>
        );
      })}
      {wishes.map((pane) => (
        <button key={pane} type="button" className={row} data-pane={pane} onClick={() => open(pane)}>
          <span className={grow}>{t(paneNames[pane])}</span>
          <Icon name="chevron" size={16} />
        </button>
      ))}
      <hr className={styles.line} />
      {panels.map(([which, name]) => (
        <button
          key={which}
          type="button"
          className={row}
          onClick={() => {
            // The menu is removed, so the focus moves to the player.
            frame.current?.focus({ preventScroll: true });
            panel.value = which;
          }}
        >
          <span className={grow}>{t(name)}</span>
        </button>
      ))}
    </>
  );
}

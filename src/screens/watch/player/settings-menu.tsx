import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback } from '#renderers/ports/player.ts';
import { dismissedByLeaving } from '#renderers/primitives/menu/dismissed-by-leaving.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { displayName } from '#schemas/display-name.ts';
import { control } from './controls.styles.ts';
import * as styles from './settings-menu.styles.ts';

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2];

interface Group {
  label: string;
  value: number;
  options: { value: number; name: string }[];
  choose: (value: number) => void;
}

/** The player's choices as groups; a group with nothing to choose from is left out. */
function useGroups(playback: Playback, kind: 'subtitles' | 'settings'): Group[] {
  const { t, locale } = useMessages();
  const { state } = playback;
  const language = (tag: string) => displayName(tag, locale, 'language');
  if (kind === 'subtitles')
    return [
      {
        label: t('player.subtitles'),
        value: state.textTrack.value,
        options: [
          { value: -1, name: t('player.off') },
          ...state.textTracks.value.map(({ id, name }) => ({ value: id, name: language(name) })),
        ],
        choose: playback.setTextTrack,
      },
    ].filter(({ options }) => options.length > 1);
  const auto = state.height.value > 0 ? t('player.autoNow', { height: state.height.value }) : t('player.auto');
  return [
    {
      label: t('player.quality'),
      value: state.quality.value,
      options: [
        { value: -1, name: auto },
        ...state.qualities.value.map(({ id, name }) => ({ value: id, name: `${name}p` })).reverse(),
      ],
      choose: playback.setQuality,
    },
    {
      label: t('player.audio'),
      value: state.audioTrack.value,
      options: state.audioTracks.value.map(({ id, name }) => ({ value: id, name: language(name) })),
      choose: playback.setAudioTrack,
    },
    {
      label: t('player.speed'),
      value: state.rate.value,
      options: rates.map((value) => ({ value, name: `${new Intl.NumberFormat(locale).format(value)}×` })),
      choose: playback.setRate,
    },
  ].filter(({ options }) => options.length > 1);
}

/** A button and the choices behind it, which close as menus do. */
export function SettingsMenu({ playback, kind }: { playback: Playback; kind: 'subtitles' | 'settings' }) {
  useSignals();
  const { t } = useMessages();
  const open = useSignal(false);
  const holder = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = useGroups(playback, kind);
  const isOpen = open.value;
  useEffect(() => {
    if (!isOpen) return;
    const node = holder.current;
    if (!node) return;
    node.querySelector<HTMLElement>('input:checked')?.focus();
    const controller = new AbortController();
    const menu = { isOpen: () => open.peek(), close: () => (open.value = false) };
    dismissedByLeaving(node, menu, controller.signal);
    return () => controller.abort();
  }, [isOpen, open]);
  if (groups.length === 0) return null;
  return (
    <div ref={holder} className={styles.holder}>
      <button
        type="button"
        className={control}
        aria-label={t(kind === 'subtitles' ? 'player.subtitles' : 'player.settings')}
        title={t(kind === 'subtitles' ? 'player.subtitles' : 'player.settings')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (open.value = !open.peek())}
      >
        <Icon name={kind} size={24} />
      </button>
      {isOpen ? (
        <div id={id} className={styles.menu}>
          {groups.map((group, index) => (
            <fieldset key={group.label} className={styles.group}>
              <legend className={styles.legend}>{group.label}</legend>
              {group.options.map(({ value, name }) => (
                <label key={value} className={styles.option}>
                  <input
                    type="radio"
                    className={styles.radio}
                    name={`${id}-${index}`}
                    checked={value === group.value}
                    onChange={() => group.choose(value)}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      ) : null}
    </div>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { control } from '../shared/control.styles.ts';
import { Control } from '../shared/control.tsx';
import { lazyPart } from '../shared/lazy-part.tsx';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './controls.styles.ts';
import { PanelButton } from './panel-button.tsx';
import { Time } from './time.tsx';
import { Timeline } from './timeline.tsx';
import { Transport } from './transport.tsx';
import { Volume } from './volume.tsx';

const SettingsPanel = lazyPart(async () => (await import('../menu/settings-panel.tsx')).SettingsPanel);
const ChapterPanel = lazyPart(async () => (await import('../panels/chapter-panel.tsx')).ChapterPanel);

/** Control bar with timeline and buttons. */
export function Controls() {
  useSignals();
  const { t } = useMessages();
  const { playback, fullscreen, pip, remote, panel } = usePlayerFace();
  const { chapters, textTracks } = playback.state;
  const hasTexts = textTracks.value.length > 0;
  const isRead = panel.value === 'transcript';
  return (
    <>
      <Transport large />
      <div className={styles.bar} data-bar>
        <Timeline />
        <div className={styles.buttons}>
          <Transport />
          <Volume />
          <Time />
          <span className={styles.gap} />
          {chapters.value.length > 0 ? (
            <PanelButton panel="chapters" icon="list" label={t('player.chapters')} className={styles.wide}>
              {(id) => <ChapterPanel id={id} />}
            </PanelButton>
          ) : null}
          {hasTexts ? (
            <span className={styles.wide}>
              <button
                type="button"
                className={control}
                aria-label={t('player.transcript')}
                title={t('player.transcript')}
                aria-pressed={isRead}
                onClick={() => (panel.value = isRead ? undefined : 'transcript')}
              >
                <Icon name="transcript" size={24} />
              </button>
            </span>
          ) : null}
          {hasTexts ? (
            <PanelButton panel="subtitles" icon="subtitles" label={t('player.subtitles')}>
              {(id) => <SettingsPanel id={id} first="subtitles" />}
            </PanelButton>
          ) : null}
          <PanelButton panel="settings" icon="settings" label={t('player.settings')}>
            {(id) => <SettingsPanel id={id} first="all" />}
          </PanelButton>
          {remote.available ? <Control icon="remote" label={t('player.remote')} onClick={remote.choose} /> : null}
          {pip.supported ? (
            <Control
              icon="pip"
              label={t(pip.active ? 'player.exitPip' : 'player.pip')}
              onClick={pip.toggle}
              className={styles.wide}
            />
          ) : null}
          {fullscreen.supported ? (
            <Control
              icon={fullscreen.active ? 'fullscreenExit' : 'fullscreen'}
              label={t(fullscreen.active ? 'player.exitFullscreen' : 'player.fullscreen')}
              onClick={fullscreen.toggle}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}

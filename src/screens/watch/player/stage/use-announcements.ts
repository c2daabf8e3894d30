import { effect } from '@preact/signals-react';
import { useEffect } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback } from '#renderers/ports/player.ts';
import { trackNames } from '../shared/track-names.ts';

/** Says what changes about a playback to those who do not see it: that it stands or goes on, and which subtitles it shows. */
export function useAnnouncements(playback: Playback, say: (words: string) => void): void {
  const { t, locale } = useMessages();
  useEffect(() => {
    const { paused, ended, phase, trouble, textTrack, textTracks } = playback.state;
    let hasPlayed = false;
    let hasStopped = false;
    let shown: number | undefined;
    const unfollow = [
      effect(() => {
        // A stream that is loaded anew after a fault does not play yet, whatever the media element says.
        if (phase.value !== 'ready' || ended.value || trouble.value) return;
        if (!paused.value) {
          // That it begins is heard.
          if (hasStopped) say(t('player.said.playing'));
          hasPlayed = true;
        } else if (hasPlayed) {
          hasStopped = true;
          say(t('player.said.paused'));
        }
      }),
      effect(() => {
        if (textTracks.value.length === 0) return;
        const now = textTrack.value;
        const before = shown;
        shown = now;
        if (before === undefined || before === now) return;
        const name = trackNames(textTracks.peek(), locale, t).get(now) ?? t('player.off');
        say(t('player.said.subtitles', { name }));
      }),
    ];
    return () => {
      for (const stop of unfollow) stop();
    };
  }, [playback, say, t, locale]);
}

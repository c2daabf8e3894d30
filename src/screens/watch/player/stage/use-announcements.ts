import { effect } from '@preact/signals-react';
import { useEffect } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback } from '#renderers/ports/player.ts';
import { trackNames } from '../shared/track-names.ts';

/** Announces playback changes to screen readers: paused, playing, and the subtitle track. */
export function useAnnouncements(playback: Playback, say: (words: string) => void): void {
  const { t, locale } = useMessages();
  useEffect(() => {
    const { paused, ended, phase, trouble, textTrack, textTracks } = playback.state;
    let hasPlayed = false;
    let hasStopped = false;
    let shown: number | undefined;
    const unfollow = [
      effect(() => {
        // A stream that reloads after an error does not play yet, whatever the media element reports.
        if (phase.value !== 'ready' || ended.value || trouble.value) return;
        if (!paused.value) {
          // The start of playback is audible, so it is not announced.
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

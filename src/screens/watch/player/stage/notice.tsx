import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePlayerFace } from '../shared/player-face.ts';
import { notice } from './overlay.styles.ts';

/** Display time of a notice, in milliseconds. */
const SHOWN_FOR = 6000;

/** Temporary notice about a failed action. */
export function PlayerNotice() {
  useSignals();
  const { t } = useMessages();
  const words = usePlayerFace().playback.state.notice.value;
  const [gone, setGone] = useState<typeof words>();
  useEffect(() => {
    if (!words) return setGone(undefined);
    const timer = setTimeout(() => setGone(words), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div role="status" className={words && gone !== words ? notice : undefined}>
      {words && gone !== words ? t(words) : null}
    </div>
  );
}

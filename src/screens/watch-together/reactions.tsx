import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { ShownReaction, TogetherRoom } from '#renderers/ports/watch-together.ts';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { type Reaction, reactions } from '#schemas/watch-together.ts';
import { toMemberName } from './member-name.ts';
import * as styles from './watch-together-screen.styles.ts';

const looks: Readonly<Record<Reaction, string>> = {
  applause: '👏',
  laugh: '😂',
  love: '❤️',
  surprise: '😮',
  sad: '😢',
  fire: '🔥',
};

/** Display time of a reaction in milliseconds, and maximum number shown at once. */
const [SEEN_FOR, MOST] = [3000, 5];

const keys = new WeakMap<ShownReaction, number>();
let latestKey = 0;

/**
 * Returns a React key for each reaction object. Equal reactions get different keys, so that each has its own animation.
 */
function keyOf(reaction: ShownReaction): number {
  const key = keys.get(reaction) ?? (latestKey += 1);
  keys.set(reaction, key);
  return key;
}

/** Buttons for sending reactions. */
export function ReactionButtons({ room }: { room: TogetherRoom }) {
  const { t } = useMessages();
  return (
    <ul role="list" aria-label={t('together.react')} className={styles.reactions}>
      {reactions.map((reaction) => (
        <li key={reaction}>
          <button
            type="button"
            className={iconButton}
            aria-label={t(`together.reaction.${reaction}`)}
            onClick={() => room.react(reaction)}
          >
            {looks[reaction]}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Reactions of the last three seconds, over the picture. */
export function ShownReactions({ room }: { room: TogetherRoom }) {
  useSignals();
  const { t } = useMessages();
  const last = room.reaction.value;
  const [shown, setShown] = useState<readonly ShownReaction[]>([]);
  useEffect(() => {
    if (!last) return;
    setShown((before) => [...before, last].slice(-MOST));
    setTimeout(() => setShown((before) => before.filter((one) => one !== last)), SEEN_FOR);
  }, [last]);
  const members = room.members.value;
  return (
    <div role="log" aria-label={t('together.reactions')} className={styles.shown}>
      {shown.map((one) => (
        <p key={keyOf(one)}>
          <span role="img" aria-label={t(`together.reaction.${one.reaction}`)}>
            {looks[one.reaction]}
          </span>
          <span>{toMemberName(members, one.number, t)}</span>
        </p>
      ))}
    </div>
  );
}

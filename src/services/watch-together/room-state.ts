import { computed, signal } from '@preact/signals-react';
import type { ShownReaction, TogetherRoom } from '#renderers/ports/watch-together.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Joined, Room } from '#schemas/wire/viewing/watch-together.ts';
import type { RoomMember, RoomState } from '#schemas/wire/catalogue/live.ts';
import type { TopicUpdate } from '../live/live-stream.ts';
import { correction } from '../player/correction.ts';
import { positionAt } from './position-at.ts';

/** State of a joined watch-together room. */
export type KnownRoom = Pick<
  TogetherRoom,
  | 'status'
  | 'problem'
  | 'title'
  | 'members'
  | 'me'
  | 'host'
  | 'role'
  | 'mayCommand'
  | 'state'
  | 'reaction'
  | 'target'
  | 'correction'
> & {
  /** Applies the response to a join or rejoin, which replaces all earlier state. */
  enter: (joined: Joined) => void;
  /** Applies a complete room state from the server. */
  take: (room: Room) => void;
  /** Applies a playback state from the server unless it is older than the known one. */
  takeState: (state: RoomState) => void;
  /** Applies a push message that the server sends to all members of the room. */
  hear: (news: TopicUpdate) => void;
  /** Marks the room as disconnected, to be rejoined. */
  drop: () => void;
  lose: (problem: LabelKey | undefined) => void;
};

/** Creates the state of a room. @param now server time in milliseconds */
export function createKnownRoom(now: () => number): KnownRoom {
  const phase = signal<'connecting' | 'joined' | 'lost'>('connecting');
  const problem = signal<LabelKey | undefined>(undefined);
  const title = signal<ReturnType<TogetherRoom['title']['peek']>>(undefined);
  const members = signal<readonly RoomMember[]>([]);
  const host = signal(0);
  const control = signal<Room['control']>('host');
  const me = signal<number | undefined>(undefined);
  const state = signal<RoomState | undefined>(undefined);
  const reaction = signal<ShownReaction | undefined>(undefined);
  const isHost = computed(() => me.value !== undefined && me.value === host.value);

  const takeState = (next: RoomState) => {
    if (next.revision > (state.peek()?.revision ?? -1)) state.value = next;
  };
  const takeMembers = (next: readonly RoomMember[], nextHost: number) => {
    members.value = next;
    host.value = nextHost;
  };
  const take = (room: Room) => {
    title.value ??= { type: room.type, id: room.id };
    control.value = room.control;
    takeMembers(room.members, room.host);
    takeState(room.state);
    if (phase.peek() !== 'lost') phase.value = 'joined';
  };
  const target = () => {
    const [how, what] = [state.peek(), title.peek()];
    return how && what && positionAt(how, what.type, now());
  };
  return {
    status: computed(() => (phase.value === 'joined' && members.value.length <= 1 ? 'alone' : phase.value)),
    problem,
    title,
    members,
    me,
    host,
    role: computed(() => (isHost.value ? 'host' : 'guest')),
    mayCommand: computed(() => phase.value === 'joined' && (isHost.value || control.value === 'everyone')),
    state,
    reaction,
    target,
    correction: (localPosition) => {
      const [how, wanted] = [state.peek(), target()];
      if (!how || how.paused || wanted === undefined) return undefined;
      if (title.peek()?.type !== 'event') return correction(localPosition, wanted, how.rate);
      const does = correction(localPosition / 1000, wanted / 1000, how.rate);
      return 'seek' in does ? { seek: wanted } : does;
    },
    enter: ({ number, room }) => {
      me.value = number;
      take(room);
    },
    take,
    takeState,
    hear: (news) => {
      if (news.type === 'roomState') takeState(news.state);
      if (news.type === 'roomMembers') takeMembers(news.members, news.host);
      if (news.type === 'roomReaction') reaction.value = { number: news.number, reaction: news.reaction };
    },
    drop: () => {
      if (phase.peek() === 'joined') phase.value = 'connecting';
    },
    lose: (why) => {
      problem.value = why;
      phase.value = 'lost';
    },
  };
}

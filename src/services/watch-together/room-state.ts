import { computed, signal } from '@preact/signals-react';
import type { ShownReaction, TogetherRoom } from '#renderers/ports/watch-together.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Joined, Room, RoomMember, RoomState } from '#schemas/wire/watch-together.ts';
import type { TopicNews } from '../live/live-stream.ts';
import { correction } from '../player/correction.ts';
import { positionAt } from './position-at.ts';

/** What a tab knows of the room that it is in. */
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
  /** It was joined, for the first time or again: all that was known before may be old. */
  enter: (joined: Joined) => void;
  /** The server has told all of it. */
  take: (room: Room) => void;
  /** The server has told how it plays; an older state than the known one changes nothing. */
  takeState: (state: RoomState) => void;
  /** Something was told to all who are in it. */
  hear: (news: TopicNews) => void;
  /** It is to be joined again. */
  drop: () => void;
  lose: (problem: LabelKey | undefined) => void;
};

/** Keeps what is known of a room. @param now the server's clock, in milliseconds */
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

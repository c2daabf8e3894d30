import { rateLimits } from '../rate-limits.ts';
import { type Endpoint, onPages } from '../endpoint.ts';
import {
  CommandBody,
  Joined,
  JoinBody,
  MemberBody,
  ReactionBody,
  Room,
  RoomBody,
  RoomInvitation,
  RoomMade,
  RoomParams,
} from './watch-together.ts';

/** Users who may watch the title may join the room. Guests may join too, if the realm allows them to play the title. */
const ofRoom = { ...onPages('WATCH_TOGETHER', 'VOD_TOGETHER'), workload: 'playback' } as const;
const inRoom = { ...ofRoom, rateLimit: rateLimits.perVisit } as const;

/** Endpoints of watch-together rooms. Knowing a room's name is enough to join it. */
export const watchTogetherEndpoints = {
  'POST /api/v2/watch-together': {
    ...inRoom,
    summary:
      'Makes a room for a title. Its name cannot be guessed; it ends ten minutes after its last member has left.',
    body: RoomBody,
    status: 201,
    answer: RoomMade,
  },
  'GET /api/v2/watch-together/{room}': {
    ...ofRoom,
    summary: 'What a room is of, for whoever is invited. 404 roomOver.',
    params: RoomParams,
    status: 200,
    answer: RoomInvitation,
  },
  'POST /api/v2/watch-together/{room}/members': {
    ...inRoom,
    summary: 'Joins a room. 404 roomOver, 409 roomFull; or why the title is not played to the caller.',
    params: RoomParams,
    body: JoinBody,
    status: 201,
    answer: Joined,
  },
  'PUT /api/v2/watch-together/{room}/members': {
    ...inRoom,
    summary: 'Says that a member is there still, and answers the room. 404 notInRoom: join again; 404 roomOver.',
    params: RoomParams,
    body: MemberBody,
    status: 200,
    answer: Room,
  },
  'POST /api/v2/watch-together/{room}/leave': {
    ...inRoom,
    summary: 'Leaves a room. A host’s place goes to whoever has been there longest.',
    params: RoomParams,
    body: MemberBody,
    status: 204,
    answer: null,
  },
  'POST /api/v2/watch-together/{room}/commands': {
    ...inRoom,
    summary:
      'Plays, pauses, seeks or changes the speed for all. 403 hostOnly; 409 staleCommand, with the newest state in details.room.',
    params: RoomParams,
    body: CommandBody,
    status: 200,
    answer: Room,
  },
  'POST /api/v2/watch-together/{room}/reactions': {
    ...inRoom,
    summary: 'Shows a reaction to all, one in half a second. 429 beyond it.',
    params: RoomParams,
    body: ReactionBody,
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;

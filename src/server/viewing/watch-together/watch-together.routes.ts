import { segmentsOfRealm } from '#schemas/routes/path-segments.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext, ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { publishToTopic } from '../../catalogue/live/publish-to-topic.ts';
import { findPlayable, type PlayableKind } from '../playback/playable.ts';
import { addMember, listMembers, removeMember, takeReaction, touchMember } from './members.store.ts';
import { changeRoom, createNotInRoomError, createRoomOverError, sanitiseMemberName } from './room.ts';
import { addRoom, findRoom } from './rooms.store.ts';

type Names =
  | 'POST /api/v2/watch-together'
  | 'GET /api/v2/watch-together/{room}'
  | 'POST /api/v2/watch-together/{room}/members'
  | 'PUT /api/v2/watch-together/{room}/members'
  | 'POST /api/v2/watch-together/{room}/leave'
  | 'POST /api/v2/watch-together/{room}/commands'
  | 'POST /api/v2/watch-together/{room}/reactions';

const MOST_MEMBERS = 50;
/** Minimum interval between a member's reactions in milliseconds. */
const BETWEEN_REACTIONS = 500;

/** Error codes of titles that have not started. They do not prevent a viewer from waiting for the start in the room. */
const temporaryProblems = new Set(['videoIsNotLive', 'notAvailableYet']);

/**
 * Requires that the viewer may watch the title now or later.
 * @throws ProblemError with the reason otherwise
 */
async function requireWatchable(tx: Tx, context: ViewerContext, kind: PlayableKind, id: number): Promise<void> {
  const { problem } = await findPlayable(tx, context, kind, id);
  if (problem && !problem.messages.some((message) => temporaryProblems.has(message))) throw problem;
}

/** Path of the room's page for invitations, with the realm's route names. */
function inviteUrl({ realm, locale }: RealmContext, kind: PlayableKind, contentId: number, room: string): string {
  const lang = locale === realm.settings.defaultLocale ? undefined : locale;
  const route = kind === 'event' ? 'WATCH_TOGETHER' : 'VOD_TOGETHER';
  return pathTo(route, segmentsOfRealm(realm.settings), { eventId: contentId }, { lang, room });
}

export const watchTogetherHandlers: Handlers<Names> = {
  'POST /api/v2/watch-together': async (call) => {
    const { realm, body } = call;
    const { type: kind, id: contentId, control } = body;
    const now = call.clock.now();
    const position = kind === 'event' ? now : 0;
    const roomId = await inRealm(call.db, realm.id, async (tx) => {
      await requireWatchable(tx, call, kind, contentId);
      return addRoom(tx, realm.id, { kind, contentId, control, position }, now);
    });
    return { roomId, inviteUrl: inviteUrl(call, kind, contentId, roomId) };
  },
  'GET /api/v2/watch-together/{room}': ({ db, clock, realm, params }) =>
    inRealm(db, realm.id, async (tx) => {
      const room = await findRoom(tx, realm.id, params.room, clock.now());
      if (!room) throw createRoomOverError();
      const members = await listMembers(tx, realm.id, room.id);
      return { type: room.kind, id: room.contentId, members: members.length };
    }),
  'POST /api/v2/watch-together/{room}/members': async (call) => {
    const { realm, caller, params, body } = call;
    const now = call.clock.now();
    const name = sanitiseMemberName(body.name ?? caller.name ?? '');
    return inRealm(call.db, realm.id, async (tx) => {
      // The title is checked before the room is locked, so that other members do not wait for the check.
      const found = await findRoom(tx, realm.id, params.room, now);
      if (!found) throw createRoomOverError();
      await requireWatchable(tx, call, found.kind, found.contentId);
      const { room, result } = await changeRoom(tx, call, found.id, async (before) => {
        if ((await listMembers(tx, realm.id, before.id)).length >= MOST_MEMBERS)
          throw new ProblemError('CONFLICT', ['roomFull']);
        const number = before.joined + 1;
        const member = await addMember(tx, realm.id, before.id, { number, name }, now);
        return { room: { ...before, joined: number }, result: { member, number }, membersChanged: true };
      });
      return { ...result, room };
    });
  },
  'PUT /api/v2/watch-together/{room}/members': async (call) => {
    const { realm, params, body } = call;
    return inRealm(call.db, realm.id, async (tx) => {
      const { room } = await changeRoom(tx, call, params.room, async (before) => {
        const number = await touchMember(tx, realm.id, before.id, body.member, call.clock.now());
        if (number === undefined) throw createNotInRoomError();
        return { room: before, result: undefined };
      });
      return room;
    });
  },
  'POST /api/v2/watch-together/{room}/leave': async (call) => {
    const { realm, params, body } = call;
    await inRealm(call.db, realm.id, (tx) =>
      changeRoom(tx, call, params.room, async (before) => {
        const membersChanged = await removeMember(tx, realm.id, before.id, body.member);
        // The error rolls the transaction back, so that a request by a non-member does not mark the room as used.
        if (!membersChanged) throw createNotInRoomError();
        return { room: before, result: undefined, membersChanged };
      }),
    );
    return undefined;
  },
  'POST /api/v2/watch-together/{room}/commands': async (call) => {
    const { realm, params, body } = call;
    const { member, revision, paused, position, rate } = body;
    const now = call.clock.now();
    return inRealm(call.db, realm.id, async (tx) => {
      const { room } = await changeRoom(tx, call, params.room, async (before) => {
        const number = await touchMember(tx, realm.id, before.id, member, now);
        if (number === undefined) throw createNotInRoomError();
        if (before.control === 'host' && number !== before.host) throw new ProblemError('FORBIDDEN', ['hostOnly']);
        if (revision !== before.state.revision)
          throw new ProblemError('CONFLICT', ['staleCommand'], { details: { room: before.state } });
        const state = { paused, position, rate, at: now, revision: revision + 1 };
        return { room: { ...before, state }, result: undefined };
      });
      return room;
    });
  },
  'POST /api/v2/watch-together/{room}/reactions': async ({ clock, db, realm, params, body }) => {
    const now = clock.now();
    await inRealm(db, realm.id, async (tx) => {
      if (!(await findRoom(tx, realm.id, params.room, now))) throw createRoomOverError();
      const when = { since: now - BETWEEN_REACTIONS, now };
      const number = await takeReaction(tx, realm.id, params.room, body.member, when);
      if (number === undefined && (await touchMember(tx, realm.id, params.room, body.member, now)) === undefined)
        throw createNotInRoomError();
      if (number === undefined) throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter: 1 });
      const { reaction } = body;
      await publishToTopic(tx, realm.id, { type: 'roomReaction', topic: params.room, number, reaction });
    });
    return undefined;
  },
};

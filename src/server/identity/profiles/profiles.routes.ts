import { MOST_PROFILES } from '#schemas/profile-limits.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findRequiredPinHash } from './pin.store.ts';
import { checkedAge, checkedAvatar, checkedProfileName, shownAvatar } from './profile-values.ts';
import { allProfiles, requireProfile, requireProfiles, toWire } from './profiles.ts';
import { deleteProfile, lockProfiles, insertProfile, putProfile } from './profiles.store.ts';

type Names =
  | 'GET /api/v1/profile'
  | 'POST /api/v1/profile'
  | 'GET /api/v1/profile/{id}'
  | 'PUT /api/v1/profile/{id}'
  | 'DELETE /api/v1/profile/{id}';

/** Endpoints of an account's profiles. The endpoint table rejects changes by children's profiles. */
export const profileHandlers: Handlers<Names> = {
  'GET /api/v1/profile': async (call) => {
    const { realm } = call;
    requireProfiles(call);
    return inRealm(call.db, realm.id, async (tx) => {
      const isProtected = (await findRequiredPinHash(tx, call)) !== undefined;
      const items = [];
      for (const profile of await allProfiles(tx, call)) items.push(await toWire(tx, call, profile));
      return {
        items,
        flow: items.length > 1 ? 'CHOOSE' : 'SINGLE',
        pinProtection: isProtected ? 'PROTECTED' : 'UNPROTECTED',
      };
    });
  },
  'POST /api/v1/profile': async (call) => {
    const { realm, caller, body } = call;
    requireProfiles(call);
    const profile = {
      displayName: checkedProfileName(body.displayName),
      avatar: body.avatar === undefined ? shownAvatar(realm.settings) : checkedAvatar(realm.settings, body.avatar),
      type: body.type,
      ageLimit: checkedAge(body.type, body.category),
    };
    return inRealm(call.db, realm.id, async (tx) => {
      // The account is locked, because two concurrent requests could otherwise exceed the limit.
      await lockProfiles(tx, realm.id, caller.id);
      if ((await allProfiles(tx, call)).length >= MOST_PROFILES)
        throw new ProblemError('CONFLICT', ['profiles.tooMany']);
      return { id: await insertProfile(tx, realm.id, caller.id, profile, call.clock.now()) };
    });
  },
  'GET /api/v1/profile/{id}': async (call) => {
    const { realm, params } = call;
    requireProfiles(call);
    return inRealm(call.db, realm.id, async (tx) => toWire(tx, call, await requireProfile(tx, call, params.id)));
  },
  'PUT /api/v1/profile/{id}': async (call) => {
    const { realm, caller, params, body } = call;
    requireProfiles(call);
    return inRealm(call.db, realm.id, async (tx) => {
      await lockProfiles(tx, realm.id, caller.id);
      const before = await requireProfile(tx, call, params.id);
      const { displayName, avatar, category } = body;
      const after = {
        ...before,
        ...(displayName !== undefined && { displayName: checkedProfileName(displayName) }),
        ...(avatar !== undefined && { avatar: checkedAvatar(realm.settings, avatar) }),
        ...(category !== undefined && { ageLimit: checkedAge(before.type, category) }),
      };
      await putProfile(tx, realm.id, caller.id, after, call.clock.now());
      return toWire(tx, call, after);
    });
  },
  'DELETE /api/v1/profile/{id}': async (call) => {
    const { realm, caller, params } = call;
    requireProfiles(call);
    await inRealm(call.db, realm.id, async (tx) => {
      await lockProfiles(tx, realm.id, caller.id);
      const { id } = await requireProfile(tx, call, params.id);
      // The main profile is always an adult's and cannot be deleted, so that an adult's profile remains.
      if (id === '') throw new ProblemError('CONFLICT', ['profiles.lastAdult']);
      if (id === caller.profileId) throw new ProblemError('CONFLICT', ['profiles.inUse']);
      await deleteProfile(tx, realm.id, { accountId: caller.id, profileId: id }, call.clock.now());
    });
    return undefined;
  },
};

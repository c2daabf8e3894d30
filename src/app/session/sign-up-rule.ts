import type { RealmSettings } from '#schemas/wire/realm.ts';

/** Whether sign-up is offered: the realm allows it, and one of its ways to sign in can do it (product document 2, section 6). */
export const canSignUp = ({ selfRegistration, authentication }: RealmSettings): boolean =>
  selfRegistration.allowed && authentication.providers.some((provider) => provider.canSignUp);

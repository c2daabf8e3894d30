import type { RealmSettings } from '#schemas/wire/site/realm.ts';

/** Whether sign-up is offered: the realm allows it and one of its providers supports it. */
export const canSignUp = ({ selfRegistration, authentication }: RealmSettings): boolean =>
  selfRegistration.allowed && authentication.providers.some((provider) => provider.canSignUp);

import type { Bits } from './bits.ts';
import { either, noBits } from './bits.ts';

type Facets = ReadonlyMap<string, ReadonlyMap<string, Bits>>;

/** The facets as a viewer finds them: who is signed in has what is granted on sign-in, so that is no choice any more. */
export function byAccess(facets: Facets, isGuest: boolean): Facets {
  const access = facets.get('access');
  const onSignIn = access?.get('GRANTED_ON_SIGN_IN');
  if (isGuest || !access || !onSignIn) return facets;
  const { GRANTED_ON_SIGN_IN: _merged, ...others } = Object.fromEntries(access);
  const granted = either(access.get('GRANTED') ?? noBits(onSignIn.length * 32), onSignIn);
  return new Map([...facets, ['access', new Map(Object.entries({ ...others, GRANTED: granted }))]]);
}

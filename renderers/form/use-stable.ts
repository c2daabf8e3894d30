import { useRef } from 'react';

/**
 * The value that was there before for as long as it says the same. Loaders answer with new objects each time they
 * run, and a form must not begin anew because of that.
 */
export function useStable<Value>(value: Value): Value {
  const held = useRef(value);
  if (held.current !== value && JSON.stringify(held.current) !== JSON.stringify(value)) held.current = value;
  return held.current;
}

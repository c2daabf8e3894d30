import type * as z from 'zod';
import { codes } from '../protocol.ts';
import { BridgeError } from './bridge-error.ts';

/** A bridge method: validates its parameters and runs. @throws BridgeError */
export type Method = (params: unknown) => Promise<unknown>;

/** Bridge methods by name. Inherited properties of the object (such as `toString`) are not methods. */
export type Methods = Readonly<Record<string, Method>>;

/** Creates a method from a parameter schema and a function. Invalid parameters yield `-32602` with the first issue. */
export const method =
  <Params>(params: z.ZodType<Params>, run: (params: Params) => unknown): Method =>
  async (given) => {
    const { data, error } = params.safeParse(given);
    if (error) {
      const [{ path, message } = { path: [], message: '' }] = error.issues;
      throw new BridgeError(
        codes.invalidParams,
        `Invalid params: ${[path.join('.'), message].filter(Boolean).join(': ')}`,
      );
    }
    return run(data as Params);
  };

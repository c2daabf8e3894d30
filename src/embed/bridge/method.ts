import type * as z from 'zod';
import { codes } from '../protocol.ts';
import { BridgeError } from './bridge-error.ts';

/** A method of the bridge: checks what it is given, then does it. @throws BridgeError */
export type Method = (params: unknown) => Promise<unknown>;

/** Methods by name. Only the table's own properties are methods. */
export type Methods = Readonly<Record<string, Method>>;

/** Makes a method of what its parameters are and what it does. What does not fit them is `-32602`, with the first thing that is wrong. */
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

import * as z from 'zod';
import type { Validator } from '../validator.ts';

/**
 * Property of a request or response that is a definition; it is described by a reference to the definition's JSON
 * Schema.
 */
export const definition = <T>(schemaId: string, validator: Validator<T>) =>
  z.custom<T>((value) => validator(value)).meta({ schemaId });

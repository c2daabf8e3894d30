import * as z from 'zod';
import type { Validator } from '../validator.ts';

/** Part of a message that is a definition: its shape is the JSON Schema's, which is named and not repeated. */
export const definition = <T>(schemaId: string, validator: Validator<T>) =>
  z.custom<T>((value) => validator(value)).meta({ schemaId });

import * as z from 'zod';
import type { Validator } from '../validator.ts';

/** A part of a message that is a definition, described by a reference to its JSON Schema. */
export const definition = <T>(schemaId: string, validator: Validator<T>) =>
  z.custom<T>((value) => validator(value)).meta({ schemaId });

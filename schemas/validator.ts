/** The part of a JSON Schema from which the valid names of a union's branches or an object's properties are read. */
interface SchemaPart {
  properties?: Readonly<Record<string, { const?: unknown }>>;
  oneOf?: readonly SchemaPart[];
}

/** An error of a precompiled validator, in Ajv's format. */
export interface ValidatorError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  /** The invalid value and the part of the schema that it violates; set only by validators for authors. */
  data?: unknown;
  parentSchema?: SchemaPart;
}

/** A validator generated from a JSON Schema; `errors` holds the errors of its last call. */
export interface Validator<T = unknown> {
  (data: unknown): data is T;
  errors?: ValidatorError[] | null;
}

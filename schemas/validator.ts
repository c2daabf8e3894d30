/** The part of a schema that lists names. */
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
  /** The invalid value and its part of the schema; set by validators for authors only. */
  data?: unknown;
  parentSchema?: SchemaPart;
}

/** A validator generated from a JSON Schema; `errors` holds the errors of its last call. */
export interface Validator<T = unknown> {
  (data: unknown): data is T;
  errors?: ValidatorError[] | null;
}

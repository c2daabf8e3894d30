/** A part of a schema, as far as it lists names. */
interface SchemaPart {
  properties?: Readonly<Record<string, { const?: unknown }>>;
  oneOf?: readonly SchemaPart[];
}

/** One complaint of a precompiled validator, as Ajv gives it. */
export interface ValidatorError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  /** The value that is complained of. Validators of what authors write give it, and the part of the schema. */
  data?: unknown;
  parentSchema?: SchemaPart;
}

/** A validator made from a JSON Schema ahead of time; `errors` holds what it found in its last run. */
export interface Validator<T = unknown> {
  (data: unknown): data is T;
  errors?: ValidatorError[] | null;
}

/** One complaint of a precompiled validator, as Ajv gives it. */
export interface ValidatorError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A validator made from a JSON Schema ahead of time; `errors` holds what it found in its last run. */
export interface Validator<T = unknown> {
  (data: unknown): data is T;
  errors?: ValidatorError[] | null;
}

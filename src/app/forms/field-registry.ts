import { fields } from '#blocks/fields/registry.ts';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { createRegistry } from '#renderers/registry/registry.ts';

/** The registry of form fields. Apart from the others, because most pages have no form: only what has one imports it. */
export const fieldRegistry: FieldRegistry = createRegistry(fields);

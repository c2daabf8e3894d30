import { fields } from '#blocks/fields/registry.ts';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { createRegistry } from '#renderers/registry/registry.ts';

/**
 * Registry of form fields. Separate from the other registries, because most pages have no form and need not load it.
 */
export const fieldRegistry: FieldRegistry = createRegistry(fields);

/** react-jsonschema-form, a peer in the form benchmark. */
export { default as RjsfForm } from '@rjsf/core';
export { default as rjsfValidator } from '@rjsf/validator-ajv8';

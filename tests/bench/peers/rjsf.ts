/** The forms of react-jsonschema-form, which the form benchmark compares with. */
export { default as RjsfForm } from '@rjsf/core';
export { default as rjsfValidator } from '@rjsf/validator-ajv8';

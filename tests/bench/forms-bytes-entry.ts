// Bundle entry whose size the forms benchmark measures: the product’s own modules that a form of text fields needs.
export { default as text } from '#blocks/fields/text/index.ts';
export { FormView } from '#renderers/form/form-view.tsx';
export { preloadForm } from '#renderers/form/preload-form.ts';

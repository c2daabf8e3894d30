import type en from './en_US.json';

/** Key of a label that the product itself uses; a realm may override its text. */
export type LabelKey = keyof typeof en;

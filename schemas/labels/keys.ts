import type en from './en_US.json';

/** Key of a built-in label; a realm may override its text. */
export type LabelKey = keyof typeof en;

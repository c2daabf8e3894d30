import type en from './en_US.json';

/** Key of a label that the product itself uses; the realm may say it in its own words. */
export type LabelKey = keyof typeof en;

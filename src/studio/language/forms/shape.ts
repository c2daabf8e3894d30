/** A value that can be chosen. */
export interface Option {
  value: string | number | boolean | null;
  description?: string;
}

/** What every shape may say of itself, in the schema's words. */
interface About {
  title?: string;
  description?: string;
}

/** What a value may be, as far as a form needs to know. It is for one document: what depends on its values is decided. */
export type Shape = About &
  (
    | { type: 'text'; isLong: boolean; maxLength?: number; mayBeNumber: boolean; isColour: boolean }
    | { type: 'number'; isWhole: boolean; minimum?: number; maximum?: number }
    | { type: 'boolean' }
    | { type: 'choice'; options: Option[] }
    | { type: 'object'; fields: Field[] }
    /** `items` are those that there are; `fresh` is what another one begins as. */
    | { type: 'list'; items: Shape[]; itemTitle: string; fresh: unknown; most?: number }
    /** Names that the author chooses, each with a value. */
    | { type: 'map'; entries: Field[]; fresh: unknown }
    /** Elements, fields or items, which the outline shows. */
    | { type: 'parts'; count: number }
    /** What has no control, or is not what it should be. */
    | { type: 'json' }
  );

/** A property of an object. */
export interface Field {
  name: string;
  isRequired: boolean;
  /** Whether the schema knows it. */
  isKnown: boolean;
  shape: Shape;
}

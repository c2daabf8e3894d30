/** A selectable value of an enum. */
export interface Option {
  value: string | number | boolean | null;
  description?: string;
}

/** Title and description from the schema. */
interface About {
  title?: string;
  description?: string;
}

/** Form description of a value, with all alternatives resolved for one document. */
export type Shape = About &
  (
    | { type: 'text'; isLong: boolean; maxLength?: number; mayBeNumber: boolean; isColour: boolean }
    | { type: 'number'; isWhole: boolean; minimum?: number; maximum?: number }
    | { type: 'boolean' }
    | { type: 'choice'; options: Option[] }
    | { type: 'object'; fields: PropertyField[] }
    /** `items` describes the existing items; `fresh` is the initial value of a new one. */
    | { type: 'list'; items: Shape[]; itemTitle: string; fresh: unknown; most?: number }
    /** Values under free names (`additionalProperties`). */
    | { type: 'map'; entries: PropertyField[]; fresh: unknown }
    /** Elements, fields or menu items, which the outline shows. */
    | { type: 'parts'; count: number }
    /** A value without a control, or of the wrong type. */
    | { type: 'json' }
  );

/** Form field of an object's property. */
export interface PropertyField {
  name: string;
  isRequired: boolean;
  /** Whether the schema defines it. */
  isKnown: boolean;
  shape: Shape;
}

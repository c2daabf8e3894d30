/** One of the values that an enum allows. */
export interface Option {
  value: string | number | boolean | null;
  description?: string;
}

/** Title and description from the schema. */
interface About {
  title?: string;
  description?: string;
}

/** Form description of a value. Alternatives in the schema are resolved for the document's actual values. */
export type Shape = About &
  (
    | { type: 'text'; isLong: boolean; maxLength?: number; mayBeNumber: boolean; isColour: boolean }
    | { type: 'number'; isWhole: boolean; minimum?: number; maximum?: number }
    | { type: 'boolean' }
    | { type: 'choice'; options: Option[] }
    | { type: 'object'; fields: PropertyField[] }
    /** List. `items` describes the existing items, and `fresh` is the initial value of a new one. */
    | { type: 'list'; items: Shape[]; itemTitle: string; fresh: unknown; most?: number }
    /** Object with arbitrary property names (`additionalProperties`). */
    | { type: 'map'; entries: PropertyField[]; fresh: unknown }
    /** List of elements, form fields or menu items. The outline shows them, so the form does not. */
    | { type: 'parts'; count: number }
    /** A value for which the form has no control, or whose type is wrong; it is edited as JSON. */
    | { type: 'json' }
  );

/** Form field of an object's property. */
export interface PropertyField {
  name: string;
  isRequired: boolean;
  /** Whether the schema defines this property. */
  isKnown: boolean;
  shape: Shape;
}

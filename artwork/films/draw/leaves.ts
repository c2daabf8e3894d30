import { type Placement, path, place } from './svg.ts';

/** A leaf with its stalk at 0,0, pointing up, 100 long; one half in shade. */
export function leaf(at: Placement, light: string, shade: string): string {
  return place(at, path('M0 0C-46-22-44-70 0-104C44-70 46-22 0 0Z', light), path('M0 0C46-22 44-70 0-104Z', shade));
}

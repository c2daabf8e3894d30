import { icon } from './icon.styles.ts';

/** Paths of 16×16 icons, drawn as strokes. */
const signs = {
  add: 'M8 3v10M3 8h10',
  copy: 'M6 6h7v7H6zM10 6V3H3v7h3',
  remove: 'M4 4l8 8M12 4l-8 8',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
} as const;

/** Decorative icon; its button has an accessible name. */
export function StudioIcon({ name }: { name: keyof typeof signs }) {
  return (
    <svg className={icon} viewBox="0 0 16 16" aria-hidden="true">
      <path d={signs[name]} />
    </svg>
  );
}

import { useRef } from 'react';
import { pointerTo } from '#schemas/issue.ts';
import * as styles from './form-view.styles.ts';
import { useScrollHere, useWanted } from './use-wanted.ts';

/**
 * Heading of the selected part's form. The form scrolls to it for problems that concern the part but no single field.
 */
export function PartTitle({ pointer, text }: { pointer: string; text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [part, attributes] = [useWanted(pointer), useWanted(pointerTo(pointer, 'attributes'))];
  useScrollHere(part === 'here' || attributes === 'here', place);
  return (
    <div ref={place}>
      <h2 className={styles.title} tabIndex={-1}>
        {text}
      </h2>
    </div>
  );
}

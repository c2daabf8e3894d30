import { useRef } from 'react';
import { pointerTo } from '#schemas/issue.ts';
import * as styles from './form-view.styles.ts';
import { useLeadHere, useWanted } from './use-wanted.ts';

/** What the form is of: where one is led who looks for the part as a whole. */
export function PartTitle({ pointer, text }: { pointer: string; text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [part, attributes] = [useWanted(pointer), useWanted(pointerTo(pointer, 'attributes'))];
  useLeadHere(part === 'here' || attributes === 'here', place);
  return (
    <div ref={place}>
      <h2 className={styles.title} tabIndex={-1}>
        {text}
      </h2>
    </div>
  );
}

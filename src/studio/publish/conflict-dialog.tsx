import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useId, useMemo, useState } from 'react';
import type { MergeConflict } from '#schemas/merge/merge-documents.ts';
import type { OpenDocument } from '../model/open-document.ts';
import { type MergeChoice, applyChoices } from '../model/together.ts';
import { Difference } from '../history/difference.tsx';
import { primary } from '../ui/controls.styles.ts';
import { StudioDialog } from '../ui/dialog.tsx';
import { messages } from '../messages.ts';
import * as styles from './conflict-dialog.styles.ts';

interface ConflictDialogProps {
  document: OpenDocument;
  onClose: () => void;
}

interface PlaceProps {
  conflict: MergeConflict;
  who: string;
  choice: MergeChoice;
  onChoose: (choice: MergeChoice) => void;
}

const said = (value: unknown) => (value === undefined ? messages.takenAway : JSON.stringify(value, null, 2));

/** Shows a conflict with both versions of a value, one of which the editor chooses. */
function Place({ conflict: { pointer, ours, theirs }, who, choice, onChoose }: PlaceProps) {
  const name = useId();
  const versions: [MergeChoice, string, unknown][] = [
    ['theirs', messages.theirs(who), theirs],
    ['mine', messages.mine, ours],
  ];
  return (
    <fieldset className={styles.place}>
      <legend className={styles.pointer}>{pointer || messages.top}</legend>
      {versions.map(([one, title, value]) => (
        <label key={one} className={styles.version}>
          <input type="radio" name={name} checked={choice === one} onChange={() => onChoose(one)} />
          <span>{title}</span>
          {pointer === '' ? null : <code className={styles.value}>{said(value)}</code>}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Dialog that resolves a merge conflict. The other editor's version is preselected, because undo can restore the own
 * text. The dialog saves nothing.
 */
export function ConflictDialog({ document, onClose }: ConflictDialogProps) {
  useSignals();
  const overtaken = document.overtaken.value;
  const compared = useMemo(() => overtaken && document.compare(), [document, overtaken]);
  const [choices, setChoices] = useState<Readonly<Record<string, MergeChoice>>>({});
  const isSettled = !overtaken;
  useEffect(() => {
    // The conflict is no longer there, for example because the other version was merged by another action.
    if (isSettled) onClose();
  }, [isSettled, onClose]);
  if (!overtaken || !compared) return null;
  const { by } = overtaken;
  const { versions, together } = compared;
  const chosen = (pointer: string): MergeChoice => choices[pointer] ?? 'theirs';
  const isWhole = together.conflicts.some(({ pointer }) => pointer === '');
  return (
    <StudioDialog
      wide
      title={messages.conflictTitle(by.savedBy)}
      closeLabel={messages.decideLater}
      onClose={onClose}
      actions={
        <button
          type="button"
          className={primary}
          onClick={() => {
            document.decide(chosen);
            onClose();
          }}
        >
          {messages.putTogetherNow}
        </button>
      }
    >
      <p>{isWhole ? messages.cannotMerge : messages.conflictText(by.savedBy, by.revision)}</p>
      {together.conflicts.map((conflict) => (
        <Place
          key={conflict.pointer}
          conflict={conflict}
          who={by.savedBy}
          choice={chosen(conflict.pointer)}
          onChoose={(choice) => setChoices({ ...choices, [conflict.pointer]: choice })}
        />
      ))}
      <Difference
        before={{ title: messages.mine, text: versions.mine }}
        after={{ title: messages.result, text: applyChoices(versions, together, chosen) }}
      />
    </StudioDialog>
  );
}

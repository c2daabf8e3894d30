import { useSignals } from '@preact/signals-react/runtime';
import type { OpenDocument } from '../model/open-document.ts';
import { button, quiet } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import * as styles from './schedule-line.styles.ts';
import { type Standing, standingOf } from './schedule-state.ts';
import { whenInZone } from '../model/zone.ts';

interface ScheduleLineProps {
  document: OpenDocument;
  /** Called when the editor wants to choose another time. */
  onChange: () => void;
  /** Called after the schedule was cancelled. */
  onCancelled: () => void;
}

const headlines: Record<Standing, (when: string) => string> = {
  waiting: messages.willBePublished,
  overtaken: messages.wontBePublished,
  refused: messages.wasNotPublished,
};

/** Line with the scheduled publication or why it failed, and its actions. */
export function ScheduleLine({ document, onChange, onCancelled }: ScheduleLineProps) {
  useSignals();
  const schedule = document.schedule.value;
  if (!schedule) return null;
  const { at, scheduledBy, revision, refusal } = schedule;
  const standing = standingOf({ revision, isRefused: refusal !== undefined }, document.draft.value?.revision);
  const isBusy = document.busy.value !== undefined;
  return (
    <div className={styles.line} data-state={standing}>
      <p className={styles.text} role={standing === 'waiting' ? undefined : 'alert'}>
        <strong>{headlines[standing](whenInZone(at))}</strong>{' '}
        {standing === 'waiting' ? messages.scheduledBy(scheduledBy, revision) : null}
        {standing === 'overtaken' ? messages.scheduleOvertaken(revision) : null}
        {refusal ? messages.whyNot(refusal.messages, refusal.diagnostics.length) : null}
      </p>
      <button type="button" className={button} disabled={isBusy || !document.isUnpublished.value} onClick={onChange}>
        {standing === 'waiting' ? messages.changeTime : messages.scheduleAgain}
      </button>
      <button
        type="button"
        className={quiet}
        disabled={isBusy}
        onClick={() => void document.unschedule().then((isDone) => isDone && onCancelled())}
      >
        {standing === 'refused' ? messages.dismiss : messages.unschedule}
      </button>
    </div>
  );
}

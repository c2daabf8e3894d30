import { words } from '../words.ts';
import { button } from './controls.styles.ts';
import { message } from './message.styles.ts';

/** A place's only words: that something is on its way, or what went wrong and how to try again. */
export function Message({ text, retry }: { text: string; retry?: () => void }) {
  return (
    <main className={message}>
      <p role={retry ? 'alert' : 'status'}>{text}</p>
      {retry ? (
        <button type="button" className={button} onClick={retry}>
          {words.retry}
        </button>
      ) : null}
    </main>
  );
}

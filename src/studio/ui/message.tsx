import { messages } from '../messages.ts';
import { button } from './controls.styles.ts';
import { message } from './message.styles.ts';

/** Full-page message: loading, or an error with a retry button. */
export function FullPageMessage({ text, retry }: { text: string; retry?: () => void }) {
  return (
    <main className={message}>
      <p role={retry ? 'alert' : 'status'}>{text}</p>
      {retry ? (
        <button type="button" className={button} onClick={retry}>
          {messages.retry}
        </button>
      ) : null}
    </main>
  );
}

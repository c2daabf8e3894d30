import { MessagesProvider, noLabels } from '#renderers/messages/messages.tsx';
import { useProblem } from '../failure/screen-failure.tsx';
import { Document } from './document.tsx';

/** Error page without theme and labels, for when the realm could not be loaded. */
export function RootFailure() {
  const { status } = useProblem();
  return (
    <Document>
      <MessagesProvider labels={noLabels}>
        <title>{String(status)}</title>
        <main>
          <h1>{status === 404 ? 'Page not found' : 'Something went wrong'}</h1>
          <p>
            <a href="/">Try again</a>
          </p>
        </main>
      </MessagesProvider>
    </Document>
  );
}

import { useWords } from '#renderers/messages/words.tsx';
import { button, primary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';

/** What stands in a page's place without a network. No program runs here: its button is a link to the page itself. */
export function OfflineScreen() {
  const { say } = useWords();
  return (
    <>
      <title>{say('offlineTitle')}</title>
      <Notice
        title={say('offlineTitle')}
        text={say('offlineText')}
        action={
          // An empty address is that of the page itself, whichever it stands for.
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid
          <a href="" className={`${button} ${primary}`}>
            {say('retry')}
          </a>
        }
      />
    </>
  );
}

import type { ReactNode } from 'react';
import { body, heading, notice } from './notice.styles.ts';

interface NoticeProps {
  title: string;
  text?: string | undefined;
  /** The one thing to do. */
  action?: ReactNode;
  /** Level of the heading: 1 when the notice is the whole page, 2 for a part of one, which keeps the gutters itself. */
  level?: 1 | 2;
  /** The language of the words, where it is another one than the page's. */
  lang?: string | undefined;
}

/** Says in a screen's place what happened and what to do: nothing found, an error, nothing here yet. */
export function Notice({ title, text, action, level = 1, lang }: NoticeProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={notice} data-level={level} lang={lang}>
      <Heading className={heading}>{title}</Heading>
      {text ? <p className={body}>{text}</p> : null}
      {action}
    </div>
  );
}

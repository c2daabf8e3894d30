import type { ReactNode } from 'react';
import { body, heading, notice } from './notice.styles.ts';

interface NoticeProps {
  title: string;
  text?: string | undefined;
  /** The main action offered by the notice. */
  action?: ReactNode;
  /** Heading level: 1 when the notice is the whole page, 2 within a page, where it adds the page's gutters. */
  level?: 1 | 2;
  /** Language of the texts, if it differs from the page's. */
  lang?: string | undefined;
}

/** Message in place of missing content, with a next step: for a page that was not found, an error, or an empty list. */
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

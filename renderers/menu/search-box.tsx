import type { Ref } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { iconButton } from '../primitives/button/button.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { box, input } from './search-box.styles.ts';

/** Search form of the menu. Works without JavaScript. */
export function SearchBox({ href, form }: { href: string; form: Ref<HTMLFormElement> }) {
  const { t } = useMessages();
  const [action, kept] = href.split('?');
  return (
    <search>
      <form ref={form} action={action} className={box}>
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          type="search"
          name="query"
          className={input}
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={iconButton} aria-label={t('search')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

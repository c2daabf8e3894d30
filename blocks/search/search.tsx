import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import type { BlockProps } from '#renderers/registry/block.ts';
import { GetForm } from '#renderers/form/get-form.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import * as styles from './search.styles.ts';
import { useTyping } from './use-typing.ts';

/** What the address calls the words that are searched for. */
const QUERY = 'query';

/** A search box that searches while one types. */
export function Search({ attributes }: BlockProps<'search'>) {
  useSignals();
  const { placeholder, value, totalResults, action } = attributes;
  const { navigation } = usePorts();
  const { t } = useMessages();
  const hydrated = useHydrated();
  const id = useId();
  const goTo = (text: string) => {
    const href = navigation.hrefOf({ type: 'ROUTE', route: action.url }, text ? { [QUERY]: text } : {});
    // From one search to the next there is no page to go back to.
    if (href) navigation.go(href, { keepPlace: true, replace: value !== '' });
  };
  const { text, input, type, searchNow } = useTyping(value, goTo);
  const clear = () => {
    type('');
    input.current?.focus();
  };
  return (
    <div className={styles.block}>
      <GetForm url={action.url} role="search" label={t('search')} className={styles.form} onGo={searchNow}>
        <label htmlFor={id} className={visuallyHidden}>
          {t('search')}
        </label>
        <button type="submit" className={iconButton} aria-label={t('search')}>
          <Icon name="search" size={22} />
        </button>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          name={QUERY}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          value={text.value}
          onChange={(event) => type(event.target.value)}
        />
        {hydrated && text.value !== '' ? (
          <button type="button" className={iconButton} aria-label={t('clearSearch')} onClick={clear}>
            <Icon name="close" size={20} />
          </button>
        ) : null}
      </GetForm>
      {/* There before it has words, so that it is heard when they come. */}
      <p role="status" className={styles.count}>
        {value !== '' && totalResults !== undefined ? t('resultCount', { count: totalResults }) : null}
      </p>
    </div>
  );
}

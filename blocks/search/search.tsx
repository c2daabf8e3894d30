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
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { useTyping } from './use-typing.ts';

/** Name of the search query parameter. */
const QUERY = 'query';

/** Search box that searches while typing and suggests names. Without JavaScript it is a plain form. */
export function Search({ attributes }: BlockProps<'search'>) {
  useSignals();
  const { placeholder, value, totalResults, action } = attributes;
  const { navigation } = usePorts();
  const { t } = useMessages();
  const hydrated = useHydrated();
  const id = useId();
  const list = `${id}-list`;
  const goTo = (text: string) => {
    const href = navigation.hrefOf({ type: 'ROUTE', route: action.url }, text ? { [QUERY]: text } : {});
    // A further search replaces the history entry of the previous one, so that a single "back" leaves the search.
    if (href) navigation.go(href, { keepPlace: true, replace: value !== '' });
  };
  const { text, input, asked, type, searchNow } = useTyping(value, goTo);
  const clear = () => {
    type('');
    input.current?.focus();
  };
  const choose = (name: string) => {
    close();
    searchNow(name);
  };
  const { names, at, open, close, onKeyDown } = useSuggestions({ text, asked: asked.value, choose, clear });
  const combobox = {
    type: 'text',
    role: 'combobox',
    'aria-expanded': names.length > 0,
    'aria-controls': list,
    'aria-autocomplete': 'list',
    'aria-activedescendant': at < 0 ? undefined : optionId(list, at),
  } as const;
  return (
    <div className={styles.block}>
      <div className={styles.box}>
        <GetForm
          url={action.url}
          role="search"
          label={t('search')}
          className={styles.form}
          onGo={() => {
            close();
            searchNow();
          }}
        >
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
            {...(hydrated ? combobox : { type: 'search' })}
            name={QUERY}
            placeholder={placeholder}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            value={text.value}
            onChange={(event) => {
              open();
              type(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {hydrated && text.value !== '' ? (
            <button type="button" className={iconButton} aria-label={t('clearSearch')} onClick={clear}>
              <Icon name="close" size={20} />
            </button>
          ) : null}
        </GetForm>
        {hydrated ? <SuggestionList id={list} names={names} at={at} choose={choose} /> : null}
      </div>
      {/* Live region that exists before its text, so that screen readers announce changes. */}
      <p role="status" className={styles.count}>
        {value !== '' && totalResults !== undefined ? t('resultCount', { count: totalResults }) : null}
      </p>
      <p role="status" className={visuallyHidden}>
        {names.length > 0 ? t('suggestionCount', { count: names.length }) : null}
      </p>
    </div>
  );
}

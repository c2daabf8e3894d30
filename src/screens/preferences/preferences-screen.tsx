import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Switch } from '#renderers/primitives/switch/switch.tsx';
import { defaultPreferences } from '#schemas/preferences.ts';
import type { PreferencesPatch } from '#schemas/wire/identity/preferences.ts';
import * as account from '../account/account-screen.styles.ts';
import { heading } from '../account/security-screen.styles.ts';
import { canonical, trackLanguages } from './language-choices.ts';
import { LanguageSelect } from './language-select.tsx';
import { Saved } from './saved.tsx';
import { useSavedPreferences } from './use-kept.ts';
import * as styles from './preferences-screen.styles.ts';

/** Settings of the product document (2, section 3) on this page. The player has others. */
const fields = [
  'language',
  'subTitleLanguage',
  'audioLanguage',
  'autoAdvance',
  'videoBackgroundAutoPlay',
  'videoBackgroundAutoPlayAudio',
] as const;

const usual: PreferencesPatch = Object.fromEntries(fields.map((field) => [field, defaultPreferences[field]]));

/** A language of the realm: its name in that language, and the URL of this page in it. */
export interface PageLanguage {
  locale: string;
  name: string;
  href: string;
}

interface PreferencesScreenProps {
  brand: string;
  /** Navigation of the account area; absent for guests and children. */
  nav: ReactNode;
  /** Sign-in URL for guests; absent for others. */
  signInHref: string | undefined;
  languages: readonly PageLanguage[];
  /** Locale in which the page is shown. */
  current: string;
  /** Loads the viewer's preferences. */
  load: () => Promise<PreferencesPort>;
  /** Settings stored on this device only, such as spoiler protection. */
  deviceChoices: ReactNode;
  /** Navigates with a full page load. */
  leaveTo: (href: string) => void;
}

/** Preferences page. Each choice is saved immediately, in the account or, for guests, on the device. */
export function PreferencesScreen(props: PreferencesScreenProps) {
  useSignals();
  const { brand, nav, signInHref, languages, current, load, deviceChoices, leaveTo } = props;
  const { t, locale, productLang } = useMessages();
  const { Link } = usePorts().navigation;
  const kept = useSavedPreferences<(typeof fields)[number] | 'all'>(load);
  const before = useSignal<PreferencesPatch | undefined>(undefined);
  const title = useRef<HTMLHeadingElement>(null);
  const resetButton = useRef<HTMLButtonElement>(null);
  /** The control that was changed last; it gets the focus after a retry. */
  const touched = useRef<Element>(null);
  const values = kept.values.value;
  const isReady = kept.isReady.value;
  const failure = kept.failure.value;
  const locales = languages.map((one) => one.locale);
  const shown = languages.find((one) => canonical(one.locale) === canonical(values.language));

  const choose = (field: (typeof fields)[number], wish: PreferencesPatch, onKept?: () => void) => {
    before.value = undefined;
    touched.current = document.activeElement;
    void kept.change(field, wish, onKept);
  };
  const chooseLanguage = (chosen: string) => {
    const page = languages.find((one) => one.locale === chosen);
    choose('language', { language: chosen }, () => {
      if (page && page.locale !== current) leaveTo(page.href);
    });
  };
  // Restoring all defaults cancels the reload that would follow once an earlier, failed choice of language is saved.
  const chooseAll = (wish: PreferencesPatch) => void kept.change('all', wish, () => undefined);
  const reset = () => {
    touched.current = resetButton.current;
    before.value = Object.fromEntries(fields.map((field) => [field, kept.values.peek()[field]]));
    chooseAll(usual);
  };
  const undo = () => {
    const wish = before.peek() ?? {};
    before.value = undefined;
    // The "undo" button disappears after the click, so the focus moves to the "restore defaults" button.
    resetButton.current?.focus();
    chooseAll(wish);
  };
  const retry = async () => {
    await kept.retry();
    // If the retry succeeds, the retry button disappears, so the focus moves.
    if (kept.failure.peek()) return;
    const last = touched.current instanceof HTMLElement ? touched.current : title.current;
    last?.focus();
  };
  const saved = (part: (typeof fields)[number] | 'all') => <Saved part={part} saved={kept.saved} />;
  const tracks = (field: 'audioLanguage' | 'subTitleLanguage') => {
    const chosen = values[field] === 'off' ? '' : values[field];
    return [
      { value: '', name: t('preferences.asTheTitleComes') },
      ...(field === 'subTitleLanguage' ? [{ value: 'off', name: t('player.off') }] : []),
      ...trackLanguages(locales, chosen, locale),
    ];
  };

  return (
    <div className={account.screen} lang={productLang}>
      <title>{`${t('preferences.title')} · ${brand}`}</title>
      <h1 ref={title} tabIndex={-1} className={account.heading}>
        {t('preferences.title')}
      </h1>
      {nav}
      <p className={styles.intro}>
        {t(signInHref ? 'preferences.ofDevice' : 'preferences.ofViewer')}
        {signInHref ? (
          <Link to={signInHref} className={secondary}>
            {t('signIn')}
          </Link>
        ) : null}
      </p>
      <noscript>
        <p className={styles.intro}>{t('security.needsScripts')}</p>
      </noscript>
      <fieldset className={styles.choices} disabled={!isReady} aria-busy={!isReady && !failure} data-known={isReady}>
        <div className={account.cards}>
          <section className={styles.section} aria-labelledby="preferences-language">
            <h2 id="preferences-language" className={heading}>
              {t('language')}
            </h2>
            <p id="preferences-language-hint" className={styles.about}>
              {t('preferences.languageHint')}
            </p>
            <LanguageSelect
              label={t('preferences.language')}
              describedBy="preferences-language-hint"
              value={shown?.locale ?? current}
              options={languages.map((one) => ({ value: one.locale, name: one.name }))}
              choose={chooseLanguage}
              saved={saved('language')}
            >
              {isReady && shown && shown.locale !== current ? (
                // The link loads a new document, because language and text direction are attributes of the document.
                <a href={shown.href} className={styles.other}>
                  {t('preferences.showIn', { language: shown.name })}
                </a>
              ) : null}
            </LanguageSelect>
          </section>
          <section className={styles.section} aria-labelledby="preferences-playback">
            <h2 id="preferences-playback" className={heading}>
              {t('preferences.playback')}
            </h2>
            <p id="preferences-playback-hint" className={styles.about}>
              {t('preferences.trackHint')}
            </p>
            <LanguageSelect
              label={t('player.audio')}
              describedBy="preferences-playback-hint"
              value={canonical(values.audioLanguage)}
              options={tracks('audioLanguage')}
              choose={(audioLanguage) => choose('audioLanguage', { audioLanguage })}
              saved={saved('audioLanguage')}
            />
            <LanguageSelect
              label={t('player.subtitles')}
              describedBy="preferences-playback-hint"
              value={values.subTitleLanguage === 'off' ? 'off' : canonical(values.subTitleLanguage)}
              options={tracks('subTitleLanguage')}
              choose={(subTitleLanguage) => choose('subTitleLanguage', { subTitleLanguage })}
              saved={saved('subTitleLanguage')}
            />
            <Switch
              label={t('player.advance')}
              hint={t('preferences.advanceHint')}
              checked={values.autoAdvance}
              onChange={(autoAdvance) => choose('autoAdvance', { autoAdvance })}
            >
              {saved('autoAdvance')}
            </Switch>
          </section>
          <section className={styles.section} aria-labelledby="preferences-background">
            <h2 id="preferences-background" className={heading}>
              {t('preferences.background')}
            </h2>
            <Switch
              label={t('preferences.backgroundPlay')}
              hint={t('preferences.backgroundHint')}
              checked={values.videoBackgroundAutoPlay}
              onChange={(is) => choose('videoBackgroundAutoPlay', { videoBackgroundAutoPlay: is })}
            >
              {saved('videoBackgroundAutoPlay')}
            </Switch>
            <div className={styles.sub}>
              <Switch
                label={t('preferences.backgroundSound')}
                hint={t(
                  values.videoBackgroundAutoPlay ? 'preferences.backgroundSoundHint' : 'preferences.backgroundSoundOff',
                )}
                checked={values.videoBackgroundAutoPlay && values.videoBackgroundAutoPlayAudio}
                disabled={!values.videoBackgroundAutoPlay}
                onChange={(is) => choose('videoBackgroundAutoPlayAudio', { videoBackgroundAutoPlayAudio: is })}
              >
                {saved('videoBackgroundAutoPlayAudio')}
              </Switch>
            </div>
          </section>
          {deviceChoices ? <div className={styles.section}>{deviceChoices}</div> : null}
        </div>
        <div className={styles.buttons}>
          <button ref={resetButton} type="button" className={secondary} onClick={reset}>
            {t('preferences.reset')}
          </button>
          {before.value ? (
            <button type="button" className={quiet} onClick={undo}>
              {t('preferences.undo')}
            </button>
          ) : null}
          {saved('all')}
        </div>
      </fieldset>
      <div className={styles.failure} data-failed={failure !== undefined}>
        <p role="alert">{failure && !kept.isTrying.value ? t(`preferences.${failure}`) : null}</p>
        <button type="button" className={secondary} aria-disabled={kept.isTrying.value} onClick={() => void retry()}>
          {t('retry')}
        </button>
      </div>
    </div>
  );
}

import { languageTag } from '#schemas/locale.ts';
import { useMessages } from '../messages/messages.tsx';
import { visuallyHidden } from '../theme/foundation.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { useMenu } from '../primitives/menu/use-menu.ts';
import type { LanguageChoice } from './layout.ts';
import * as styles from './language-switch.styles.ts';

/** Language menu for guests. Works without JavaScript. */
export function LanguageSwitch({ languages }: { languages: LanguageChoice[] }) {
  const { t } = useMessages();
  const details = useMenu();
  const current = languages.find((choice) => choice.current);
  if (languages.length < 2) return null;
  return (
    <details ref={details} className={styles.badge} data-for="guest" name="menu">
      <summary className={styles.summary}>
        <Icon name="globe" size={18} />
        <span className={visuallyHidden}>{t('language')}: </span>
        {current?.name}
      </summary>
      <ul role="list" data-keys="column" className={styles.list}>
        {languages.map(({ locale, name, href, current: isCurrent }) => (
          <li key={locale}>
            {/* Loads the whole page anew, because language and text direction are attributes of the document. */}
            <a href={href} lang={languageTag(locale)} className={styles.choice} aria-current={isCurrent || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

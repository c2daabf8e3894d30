import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import { languageTag } from '#schemas/locale.ts';
import * as styles from './footer.styles.ts';

/** Page footer: groups of links, the realm's languages, and a note. Invalid links are left out. */
export function Footer({ attributes }: BlockProps<'footer'>) {
  const { groups, languageLinks = [], note } = attributes;
  const { t } = useMessages();
  const { navigation } = usePorts();
  const { Link } = navigation;
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        {groups.map(({ title, links, look }) => {
          const leading = links.flatMap(({ text, link }) => {
            const to = navigation.hrefOf(link);
            return to === undefined ? [] : [{ text, to }];
          });
          return leading.length === 0 ? null : (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul role="list" className={look === 'BUTTONS' ? styles.buttons : styles.links}>
                {leading.map(({ text, to }) => (
                  <li key={text}>
                    <Link to={to} className={look === 'BUTTONS' ? secondary : styles.link}>
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          );
        })}
        {languageLinks.length > 1 ? (
          <nav aria-label={t('language')}>
            <h2 className={styles.title}>{t('language')}</h2>
            <ul role="list" className={styles.links}>
              {languageLinks.map(({ locale, name, href, current }) => (
                <li key={locale}>
                  {/* Loads the whole page anew, because language and text direction are attributes of the document. */}
                  <a href={href} lang={languageTag(locale)} className={styles.link} aria-current={current || undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </footer>
  );
}

import type { MouseEvent } from 'react';
import type { Button } from '#schemas/generated/types.ts';
import { useLabelledText } from '../messages/labelled-text.ts';
import { usePorts } from '../ports/ports.tsx';
import { primary, quiet, secondary } from '../primitives/button/button.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { isPlainClick } from '../primitives/plain-click.ts';
import { tabId, usePageTabs } from './tabs-context.ts';

const looks = { PRIMARY: primary, SECONDARY: secondary, QUIET: quiet } as const;

/** Button of a definition. Renders nothing without a valid link. */
export function ActionButton({ action, type, icon, ...labelledText }: Button) {
  const { navigation } = usePorts();
  const tabs = usePageTabs();
  const textOf = useLabelledText();
  const { Link } = navigation;
  const className = looks[type];
  const content = (
    <>
      {icon ? <Icon name={icon} size={18} /> : null}
      {textOf(labelledText)}
    </>
  );
  if (action.type === 'navigate') {
    const href = navigation.hrefOf(action.data.link);
    return href ? (
      <Link className={className} to={href}>
        {content}
      </Link>
    ) : null;
  }
  const { tab } = action.data;
  if (!tabs?.has(tab)) return null;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    tabs.open(tab);
    // The panel that the button has opened may be far away, so its tab gets the focus, which scrolls there.
    document.getElementById(tabId(tab))?.focus();
  };
  return (
    <a className={className} href={tabs.hrefOf(tab)} onClick={onClick}>
      {content}
    </a>
  );
}

import { useEffect, useRef } from 'react';
import { errorAt } from '#schemas/issue.ts';
import { safeUrl } from '#schemas/url.ts';
import { usePorts } from '../ports/ports.tsx';
import { Icon, isIconName } from '../primitives/icon/icon.tsx';

interface MenuIconProps {
  /** Name of a built-in icon, or the URL of a picture. */
  icon: string;
  /** Name of the item, for diagnostics. */
  item: string;
  size: number;
  /** Called when the icon cannot be shown. */
  onBroken: () => void;
}

/** Icon of a menu item. Invalid or failing icons are reported to diagnostics and left out. */
export function MenuIcon({ icon, item, size, onBroken }: MenuIconProps) {
  const { diagnostics } = usePorts();
  const node = useRef<HTMLImageElement>(null);
  const src = isIconName(icon) ? undefined : safeUrl(icon);
  const broken = () => {
    const expected = `an icon that can be shown, for the item “${item}”`;
    diagnostics.report('menu', { ...errorAt('', 'icon', expected, icon), severity: 'warning' });
    onBroken();
  };
  useEffect(() => {
    // The picture may have failed before hydration, when React was not listening for errors yet.
    const { current } = node;
    if (isIconName(icon) || (src && !(current?.complete && current.naturalWidth === 0 && current.currentSrc))) return;
    broken();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [icon, src]);
  if (isIconName(icon)) return <Icon name={icon} size={size} />;
  return src ? <img ref={node} src={src} alt="" width={size} height={size} onError={broken} /> : null;
}

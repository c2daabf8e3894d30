import { useEffect, useRef } from 'react';
import { errorAt } from '#schemas/issue.ts';
import { safeUrl } from '#schemas/url.ts';
import { usePorts } from '../ports/ports.tsx';
import { Icon, isIconName } from '../primitives/icon/icon.tsx';

interface MenuIconProps {
  /** Name of an icon of ours, or the address of a picture. */
  icon: string;
  /** Item that it belongs to, for diagnostics. */
  item: string;
  size: number;
  /** Called when there is nothing to show. */
  onBroken: () => void;
}

/** The icon of a menu item. One that cannot be shown is told of and left out. */
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
    // It may have failed before this code ran.
    const { current } = node;
    if (isIconName(icon) || (src && !(current?.complete && current.naturalWidth === 0 && current.currentSrc))) return;
    broken();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [icon, src]);
  if (isIconName(icon)) return <Icon name={icon} size={size} />;
  return src ? <img ref={node} src={src} alt="" width={size} height={size} onError={broken} /> : null;
}

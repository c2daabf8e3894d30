import { Bar } from '#renderers/menu/bar.tsx';
import type { MenuLayoutProps } from '#renderers/menu/layout.ts';
import { composition } from './top-left.styles.ts';

/** Menu layout with items beside the logo in a bar at the top. */
export const TopLeft = (props: MenuLayoutProps) => <Bar props={props} composition={composition} />;

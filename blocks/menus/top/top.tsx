import { Bar } from '#renderers/menu/bar.tsx';
import type { MenuLayoutProps } from '#renderers/menu/layout.ts';
import { composition } from './top.styles.ts';

/** Menu layout with centred items in a bar at the top. */
export const Top = (props: MenuLayoutProps) => <Bar props={props} composition={composition} />;

import { Bar } from '#renderers/menu/bar.tsx';
import type { MenuLayoutProps } from '#renderers/menu/layout.ts';
import { composition } from './hamburger.styles.ts';

/** Menu layout with all items in the drawer; the bar has only logo and sign-in. */
export const Hamburger = (props: MenuLayoutProps) => <Bar props={props} composition={composition} withItems={false} />;

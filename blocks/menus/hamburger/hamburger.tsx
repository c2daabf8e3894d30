import { Bar } from '#renderers/menu/bar.tsx';
import type { MenuLayoutProps } from '#renderers/menu/layout.ts';
import { composition } from './hamburger.styles.ts';

/** All of the menu behind a button; the bar has only the logo and the way in. */
export const Hamburger = (props: MenuLayoutProps) => <Bar props={props} composition={composition} withItems={false} />;

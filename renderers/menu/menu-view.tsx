import { type ComponentType, Suspense, use } from 'react';
import type { Registry } from '../registry/registry.ts';
import type { MenuLayout, MenuLayoutProps } from './layout.ts';

export type MenuRegistry = Registry<MenuLayout>;

function Layout({ registry, ...props }: MenuLayoutProps & { registry: MenuRegistry }) {
  const { layout } = props.menu;
  const loaded = registry.peek(layout) ?? use(registry.load(layout));
  const Drawn: ComponentType<MenuLayoutProps> = loaded.component;
  return <Drawn {...props} />;
}

/** Renders a menu in the layout of its definition. */
export const MenuView = (props: MenuLayoutProps & { registry: MenuRegistry }) => (
  <Suspense fallback={null}>
    <Layout {...props} />
  </Suspense>
);

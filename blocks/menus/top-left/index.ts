import { defineMenuLayout } from '#renderers/menu/layout.ts';
import { TopLeft } from './top-left.tsx';

export default defineMenuLayout({ layout: 'TOP_LEFT', component: TopLeft });

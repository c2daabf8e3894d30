import { defineMenuLayout } from '#renderers/menu/layout.ts';
import { Sidebar } from './sidebar.tsx';

export default defineMenuLayout({ layout: 'SIDEBAR', component: Sidebar });

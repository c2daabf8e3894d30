import { defineMenuLayout } from '#renderers/menu/layout.ts';
import { Top } from './top.tsx';

export default defineMenuLayout({ layout: 'TOP', component: Top });

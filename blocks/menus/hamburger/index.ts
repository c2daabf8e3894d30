import { defineMenuLayout } from '#renderers/menu/layout.ts';
import { Hamburger } from './hamburger.tsx';

export default defineMenuLayout({ layout: 'HAMBURGER', component: Hamburger });

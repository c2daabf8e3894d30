import { menuStories } from '../../../tests/support/stories/menu-story.tsx';
import { Sidebar } from './sidebar.tsx';

const stories = menuStories({ layout: 'SIDEBAR', component: Sidebar });
export default { title: 'menus/sidebar' };

export const MenuOfAGuest = stories.guest;
export const MenuOfASignedInUser = stories.signedIn;
export const MenuWithoutOptionalLinks = stories.bare;
export const LongLabelsFitTheMenu = stories.longLabels;
export const MenuRightToLeft = stories.rightToLeft;
export const MenuInOtherRealm = stories.otherRealm;
export const ArrowKeysMoveTheFocusInTheMenu = stories.byArrows;
export const OpenedMenu = { ...stories.opened, tags: ['@nav-01', '@nav-02', '@nav-03'] };
export const OpenedMenuOfASignedInUser = stories.openedSignedIn;

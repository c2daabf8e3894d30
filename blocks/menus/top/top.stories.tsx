import { menuStories } from '../../../tests/support/stories/menu-story.tsx';
import { Top } from './top.tsx';

const stories = menuStories({ layout: 'TOP', component: Top });
export default { title: 'menus/top' };

export const MenuOfAGuestIsAccessible = stories.guest;
export const MenuOfASignedInUserIsAccessible = stories.signedIn;
export const MenuWithoutOptionalLinksIsAccessible = stories.bare;
export const LongLabelsFitTheMenu = stories.longLabels;
export const MenuIsAccessibleRightToLeft = stories.rightToLeft;
export const MenuIsAccessibleInOtherRealm = stories.otherRealm;
export const ArrowKeysMoveTheFocusInTheMenu = stories.byArrows;
export const OpenedMenuContainsAllItemsAndClosingClearsTheSearch = {
  ...stories.opened,
  tags: ['@nav-01', '@nav-02', '@nav-03'],
};
export const OpenedMenuOfASignedInUserIsAccessible = stories.openedSignedIn;

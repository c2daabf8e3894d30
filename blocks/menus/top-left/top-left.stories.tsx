import { menuStories } from '../../../tests/support/stories/menu-story.tsx';
import { TopLeft } from './top-left.tsx';

const stories = menuStories({ layout: 'TOP_LEFT', component: TopLeft });
export default { title: 'menus/top-left' };

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

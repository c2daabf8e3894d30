import { menuStories } from '../../../tests/support/stories/menu-story.tsx';
import { Top } from './top.tsx';

const stories = menuStories({ layout: 'TOP', component: Top });
export default { title: 'menus/top' };

export const Guest = stories.guest;
export const SignedIn = stories.signedIn;
export const Bare = stories.bare;
export const LongLabels = stories.longLabels;
export const RightToLeft = stories.rightToLeft;
export const OtherRealm = stories.otherRealm;
export const ByArrows = stories.byArrows;
export const Opened = { ...stories.opened, tags: ['@nav-01', '@nav-02', '@nav-03'] };
export const OpenedSignedIn = stories.openedSignedIn;

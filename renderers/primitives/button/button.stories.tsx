import type { StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { iconButton, primary, quiet, secondary } from './button.styles.ts';

export default { title: 'primitives/button' };

const looks = { primary, secondary, quiet };

/** Shows each button style as a button, as a link, and disabled. */
const all = (globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  render: () => (
    <>
      {Object.entries(looks).map(([name, look]) => (
        <p key={name}>
          <button type="button" className={look}>
            <Icon name="plus" size={18} />
            {name}
          </button>{' '}
          <a href="#link" className={look}>
            {name}
          </a>{' '}
          <button type="button" className={look} disabled>
            {name}
          </button>
        </p>
      ))}
      <button type="button" className={iconButton} aria-label="Close">
        <Icon name="close" />
      </button>
    </>
  ),
});

export const AllVariantsOfButtonsAreAccessible = all();
export const AllVariantsOfButtonsAreAccessibleRightToLeft = all({ locale: 'ar' });
export const AllVariantsOfButtonsAreAccessibleInOtherRealm = all({ realm: 'lumen' });

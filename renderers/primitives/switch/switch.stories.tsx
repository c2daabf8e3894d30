import type { StoryObj } from '@storybook/react-vite';
import { Switch } from './switch.tsx';

export default { title: 'primitives/switch' };

const ignore = () => undefined;

/** Shows switches that are on, off, disabled, and with a text beside them. */
const all = (globals: StoryObj['globals'] = {}): StoryObj => ({
  globals,
  render: () => (
    <>
      <Switch label="Play the next title" hint="An episode goes on." checked onChange={ignore} />
      <Switch label="Play films" hint="Never on narrow screens." checked={false} onChange={ignore}>
        <span role="status">Saved</span>
      </Switch>
      <Switch label="With sound" hint="Only while films play." checked={false} disabled onChange={ignore} />
    </>
  ),
});

export const AllStatesOfSwitchesAreAccessible = all();
export const AllStatesOfSwitchesAreAccessibleRightToLeft = all({ locale: 'ar' });
export const AllStatesOfSwitchesAreAccessibleInOtherRealm = all({ realm: 'lumen' });

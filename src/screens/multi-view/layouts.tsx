import { useMessages } from '#renderers/messages/messages.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Layout } from './layout.ts';
import * as styles from './multi-view-screen.styles.ts';

const names: Readonly<Record<Layout, LabelKey>> = {
  twoUp: 'multiView.twoUp',
  pip: 'multiView.pip',
  threeUp: 'multiView.threeUp',
  quad: 'multiView.quad',
};

interface LayoutsProps {
  offered: readonly Layout[];
  current: Layout;
  choose: (layout: Layout) => void;
}

/** Layout selection. */
export function Layouts({ offered, current, choose }: LayoutsProps) {
  const { t } = useMessages();
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.layouts}>
      <legend className={visuallyHidden}>{t('multiView.layout')}</legend>
      {offered.map((layout) => (
        <label key={layout} className={styles.layout}>
          <input
            type="radio"
            name="layout"
            value={layout}
            checked={layout === current}
            onChange={() => choose(layout)}
          />
          {t(names[layout])}
        </label>
      ))}
    </fieldset>
  );
}

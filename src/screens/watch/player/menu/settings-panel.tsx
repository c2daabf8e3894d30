import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { moveByArrows } from '#renderers/menu/arrow-keys.ts';
import { control } from '../shared/control.styles.ts';
import { heading, popover, row } from '../shared/panel.styles.ts';
import { AllPane } from './all-pane.tsx';
import { CaptionStylePane } from './caption-style-pane.tsx';
import * as styles from './menu.styles.ts';
import { type Pane, paneNames } from './panes.ts';
import { RadioGroup } from './radio-group.tsx';
import { type ChoicePane, useChoices } from './use-choices.ts';
import { NextPane, SkippingPane } from './wish-panes.tsx';

function ChoicePaneView({ pane, open }: { pane: ChoicePane; open: (pane: Pane) => void }) {
  useSignals();
  const { t } = useMessages();
  const choices = useChoices()[pane];
  return (
    <>
      <RadioGroup legend={t(paneNames[pane])} hidden {...choices} />
      {pane === 'subtitles' ? (
        <>
          <hr className={styles.line} />
          <button type="button" className={row} onClick={() => open('captionStyle')}>
            {t('player.captionStyle')}
          </button>
        </>
      ) : null}
    </>
  );
}

/**
 * Settings in panes. Each pane focuses its selected option, and going back focuses the line that led to it.
 * @param first Pane to open first.
 */
export function SettingsPanel({ id, first }: { id: string; first: Pane }) {
  const { t } = useMessages();
  const [pane, setPane] = useState(first);
  const came = useRef<Pane>(undefined);
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const from = came.current;
    const targets = pane === 'all' ? [`[data-pane="${from}"]`, '[data-pane]'] : ['input:checked', 'select', 'input'];
    // Focuses the first element found. The selectors are in order of preference.
    for (const target of targets) {
      const found = node.current?.querySelector<HTMLElement>(target);
      if (!found) continue;
      found.focus();
      break;
    }
    came.current = pane;
  }, [pane]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={node}
      id={id}
      className={popover}
      role="group"
      aria-label={t(paneNames[pane])}
      data-panel
      data-keys="column"
      onKeyDown={pane === 'all' ? moveByArrows : undefined}
    >
      {pane === 'all' ? null : (
        <div className={heading}>
          <button
            type="button"
            className={control}
            aria-label={t('player.backToSettings')}
            title={t('player.backToSettings')}
            onClick={() => setPane('all')}
          >
            <span className={styles.back}>
              <Icon name="chevron" size={18} />
            </span>
          </button>
          {t(paneNames[pane])}
        </div>
      )}
      {pane === 'all' ? <AllPane open={setPane} /> : null}
      {pane === 'captionStyle' ? <CaptionStylePane /> : null}
      {pane === 'skipping' ? <SkippingPane /> : null}
      {pane === 'next' ? <NextPane /> : null}
      {pane === 'quality' || pane === 'speed' || pane === 'audio' || pane === 'subtitles' ? (
        <ChoicePaneView key={pane} pane={pane} open={setPane} />
      ) : null}
    </div>
  );
}

import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import { PluginFrame } from './plugin-frame.tsx';
import * as styles from './plugin.styles.ts';

/** Aspect ratios as CSS values. */
const ratios = { '16:9': '16 / 9', '4:3': '4 / 3', '1:1': '1', '9:16': '9 / 16' } as const;

/** A partner's page in a sandboxed iframe: opaque origin, no cookies, no top-level navigation. */
export function Plugin({ attributes }: BlockProps<'plugin'>) {
  useSignals();
  const { title, height, ratio = '16:9' } = attributes;
  const { t } = useMessages();
  const missing = useSignal(false);
  const attempt = useSignal(0);
  const onState = useCallback(
    (state: 'here' | 'missing') => {
      missing.value = state === 'missing';
    },
    [missing],
  );
  const retry = () => {
    missing.value = false;
    attempt.value += 1;
  };
  const tall = height === undefined && ratio === '9:16';
  return (
    <section className={styles.plugin} aria-label={title}>
      <div
        className={styles.frame}
        style={height === undefined ? { aspectRatio: ratios[ratio] } : { blockSize: height }}
        data-tall={tall || undefined}
      >
        <PluginFrame key={attempt.value} plugin={attributes} hidden={missing.value} onState={onState} />
        {missing.value ? (
          <div className={styles.missing} role="alert">
            <p className={styles.sorry}>{t('plugin.failed', { title })}</p>
            <p>{t('plugin.failedText')}</p>
            <button type="button" className={secondary} onClick={retry}>
              {t('retry')}
            </button>
          </div>
        ) : null}
      </div>
    </section>
  );
}

import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePlayerFace } from '../shared/player-face.ts';
import { grow, row } from '../shared/panel.styles.ts';
import * as styles from './menu.styles.ts';
import { RadioGroup } from './radio-group.tsx';

const kinds = ['intro', 'recap', 'credits'] as const;
const rules = ['ask', 'always', 'never'] as const;

/** Settings that say what to do at intros, recaps and credits: ask, always skip, or never skip. */
export function SkippingPane() {
  useSignals();
  const { t } = useMessages();
  const { preferences, prefer } = usePlayerFace();
  const { skip } = preferences.value.player;
  return kinds.map((kind) => (
    <RadioGroup
      key={kind}
      legend={t(`player.skip.${kind}`)}
      value={skip[kind]}
      options={rules.map((value) => ({ value, name: t(`player.skip.${value}`) }))}
      choose={(rule) => prefer({ player: { skip: { [kind]: rule } } })}
    />
  ));
}

function Switch({ label, checked, onChange }: { label: string; checked: boolean; onChange: (is: boolean) => void }) {
  return (
    <label className={row}>
      <span className={grow}>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.radio}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

/** Settings for autoplay of the next title and its countdown. */
export function NextPane() {
  useSignals();
  const { t } = useMessages();
  const { preferences, prefer } = usePlayerFace();
  const { autoAdvance, player } = preferences.value;
  return (
    <>
      <Switch label={t('player.advance')} checked={autoAdvance} onChange={(is) => prefer({ autoAdvance: is })} />
      <Switch
        label={t('player.countdown')}
        checked={player.nextCountdown}
        onChange={(nextCountdown) => prefer({ player: { nextCountdown } })}
      />
    </>
  );
}

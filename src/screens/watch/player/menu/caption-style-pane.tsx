import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { type CaptionLook, captionColours, captionVariables } from '../captions/caption-look.ts';
import { words } from '../captions/captions.styles.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './menu.styles.ts';

interface FieldProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  choose: (value: string) => void;
}

function Field({ label, value, options, choose }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

const sizes: readonly CaptionLook['size'][] = [50, 75, 100, 125, 150, 200];
const opacities = [0, 0.25, 0.5, 0.75, 1];
const edges: readonly CaptionLook['edge'][] = ['none', 'outline', 'shadow', 'raised', 'depressed'];
const positions: readonly CaptionLook['position'][] = ['bottom', 'top'];

const oneOf = <Value,>(all: readonly Value[], text: string): Value | undefined =>
  all.find((one) => String(one) === text);

/** Settings for the appearance of subtitles, with a live sample. */
export function CaptionStylePane() {
  useSignals();
  const { t, locale } = useMessages();
  const { preferences, prefer } = usePlayerFace();
  const look = preferences.value.player.captions;
  const change = (captions: Partial<CaptionLook>) => prefer({ player: { captions } });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const colours = captionColours.map(([value, name]) => [value, t(name)] as const);
  // Adds the current colour to the options if it is not one of them, for example because another device has set it.
  const coloursWith = (value: string) =>
    colours.some(([one]) => one === value) ? colours : [...colours, [value, value] as const];
  return (
    <>
      <p className={styles.preview} style={captionVariables(look)} dir="auto" data-sample>
        <span>
          <span className={words} data-edge={look.edge}>
            {t('player.captionSample')}
          </span>
        </span>
      </p>
      <div className={styles.fields}>
        <Field
          label={t('player.captionSize')}
          value={String(look.size)}
          options={sizes.map((size) => [String(size), percent.format(size / 100)])}
          choose={(text) => {
            const size = oneOf(sizes, text);
            if (size) change({ size });
          }}
        />
        <Field
          label={t('player.captionColour')}
          value={look.colour.toLowerCase()}
          options={coloursWith(look.colour.toLowerCase())}
          choose={(colour) => change({ colour })}
        />
        <Field
          label={t('player.captionBackground')}
          value={look.background.toLowerCase()}
          options={coloursWith(look.background.toLowerCase())}
          choose={(background) => change({ background })}
        />
        <Field
          label={t('player.captionOpacity')}
          value={String(look.opacity)}
          options={opacities.map((opacity) => [String(opacity), percent.format(opacity)])}
          choose={(text) => change({ opacity: Number(text) })}
        />
        <Field
          label={t('player.captionEdge')}
          value={look.edge}
          options={edges.map((edge) => [edge, t(`player.edge.${edge}`)])}
          choose={(text) => {
            const edge = oneOf(edges, text);
            if (edge) change({ edge });
          }}
        />
        <Field
          label={t('player.captionPosition')}
          value={look.position}
          options={positions.map((position) => [position, t(`player.position.${position}`)])}
          choose={(text) => {
            const position = oneOf(positions, text);
            if (position) change({ position });
          }}
        />
      </div>
    </>
  );
}

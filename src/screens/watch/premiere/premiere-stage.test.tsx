import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import type { AccessDecision } from '#schemas/access.ts';
import labels from '#schemas/labels/en_US.json' with { type: 'json' };
import { PremiereStage } from './premiere-stage.tsx';
import type { PremiereView } from './premiere-view.ts';

const start = Date.parse('2026-12-05T20:00:00Z');
const nothing = () => undefined;

function said(access: AccessDecision, more: Partial<PremiereView>): string {
  const premiere: PremiereView = {
    phase: 'before',
    times: { start, end: start + 600_000 },
    clockOffset: 0,
    isFailing: false,
    modal: undefined,
    ask: nothing,
    choose: nothing,
    dismiss: nothing,
    ...more,
  };
  const html = renderToStaticMarkup(
    <MessagesProvider
      labels={{ defaultLocale: 'en_US', selectedLocale: 'en_US', translations: { en_US: labels }, messages: {} }}
    >
      <PremiereStage premiere={premiere} access={access} barrier={<p>Barrier</p>} />
    </MessagesProvider>,
  );
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const plays: AccessDecision = { outcome: 'PLAY' };
const notYet: AccessDecision = { outcome: 'REFUSED', reason: 'NOT_YET' };
const sold: AccessDecision = { outcome: 'REFUSED', reason: 'PURCHASE' };
const blocked: AccessDecision = { outcome: 'REFUSED', reason: 'GEOBLOCKED' };
const when = 'Sat, December 5 at 8:00 PM UTC';

test.each<[string, AccessDecision, Partial<PremiereView>, string]>([
  ['before the premiere’s start', notYet, {}, `Premieres in ${when}`],
  ['before the start, if the film requires a purchase', sold, {}, `Barrier Premieres ${when}`],
  ['before the start, if the film is geoblocked', blocked, {}, 'Barrier'],
  [
    'before the start, while the server does not answer',
    notYet,
    { isFailing: true, clockOffset: undefined },
    `We couldn’t check if it has started. Trying again… ${when}`,
  ],
  ['at the start, until the server allows playback', notYet, { phase: 'starting' }, 'Starting…'],
  ['at the start, when the server allows playback', plays, { phase: 'starting' }, 'Starting… You can join in'],
  ['during the premiere, if the film requires a purchase', sold, { phase: 'on' }, 'Barrier'],
  ['during the premiere, if the film is not available', notYet, { phase: 'on' }, 'Barrier'],
  ['during the premiere, while the invitation to join is open', plays, { phase: 'on', modal: 'open' }, ''],
  [
    'during the premiere, after the invitation was closed',
    plays,
    { phase: 'on', modal: 'away' },
    'Join the premiere Watch from the beginning',
  ],
  [
    'during the premiere, while the shared position is unknown',
    plays,
    { phase: 'on', isFailing: true },
    'Watch from the beginning',
  ],
  ['after the premiere', plays, { phase: 'over', modal: 'open' }, 'Play'],
])(
  'the page of a film with a premiere shows “$3” (“Barrier”: why the film cannot be played) %s @live-03',
  (_when, access, more, words) => expect(said(access, more)).toBe(words),
);

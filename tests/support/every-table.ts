import { sql } from 'kysely';
import { addEvents, countIntake } from '#server/viewing/analytics/analytics.store.ts';
import { inRealm } from '#server/platform/db/scope.ts';
import { replaceFighters } from '#server/catalogue/fighters/fighters.store.ts';
import { replaceAirings } from '#server/catalogue/guide-import/airings.store.ts';
import { replaceGuide } from '#server/catalogue/guide/write-guide.store.ts';
import { keepFailedLoad } from '#server/authoring/load/failed-loads.store.ts';
import { replaceNews } from '#server/catalogue/news/news.store.ts';
import { switchKind } from '#server/site/pages/kinds.store.ts';
import { addAuthEvent } from '#server/identity/sessions/auth-events.store.ts';
import { writeSchedule } from '#server/authoring/studio/schedule.store.ts';
import type { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from './accounts-realm.ts';
import { ids, viewer } from './realm-folder.ts';
import { bearer, json, type TestServer } from './realm-server.ts';
import { newViewer } from './sign-up.ts';

const pageView = (realm: string): AnalyticsEvent => ({
  type: 'pageView',
  at: 0,
  realm,
  locale: 'en_US',
  userType: 'guest',
  page: { id: '6f2f7c0e-6f7f-4f0a-9d62-0d8f5a1c2b3d', type: 'other', route: 'ROOT' },
});

/** A page with a review form. */
const reviewed = {
  'pages/reviews.json': {
    version: '1.0',
    title: 'Reviews',
    elements: [
      {
        $type: 'reviewForm',
        $zone: 'list',
        attributes: {
          contentId: 1,
          contentType: 'VOD',
          title: 'Write a review',
          submitLabel: 'Post',
          allowed: true,
          fields: [{ id: 'text', type: 'text', label: 'Text', required: true, messages: {} }],
        },
      },
    ],
  },
};

/**
 * Inserts rows into every table of a realm.
 * @returns tokens of a signed-in viewer, who is the first account besides those in the realm's folder
 */
export async function fillEveryTable(server: TestServer, realm: string): Promise<Tokens & { email: string }> {
  await loadAccounts(server, realm, { watchlistsEnabled: true }, reviewed);
  const tokens = await newViewer(server, realm);
  const send = (path: string, method: string, body: object) =>
    server.call(path, {
      ...json(body),
      method,
      realm,
      headers: { 'content-type': 'application/json', ...bearer(tokens) },
    });
  const address = { countryCode: 'SE', line1: 'Avenyn 1', city: 'Göteborg', postalCode: '411 36' };
  await send('/api/v2/user/billing-details', 'PUT', { fullName: 'Nina', email: tokens.email, address });
  await send('/api/v2/customer/history/vod/102', 'POST', { progress: 10 });
  await send('/api/v2/content/VOD/1/reviews', 'POST', { fields: { text: 'Fine.' } });
  await send('/api/v2/customer/up-next/1101', 'DELETE', {});
  await send('/api/v2/favourite/vods/102', 'PUT', {});
  await send('/api/v2/user/preferences', 'PUT', { autoAdvance: false });
  await send('/api/v2/playback-sessions', 'POST', { type: 'video', id: 102 });
  const room = await send('/api/v2/watch-together', 'POST', { type: 'video', id: 102 });
  const { roomId } = (await room.json()) as { roomId: string };
  await send(`/api/v2/watch-together/${roomId}/members`, 'POST', { name: 'Nina' });
  await send(`/api/v4/event/${ids.weekly}/reminder`, 'PUT', { timeZone: 'UTC' });
  await inRealm(server.context.db, realm, (tx) =>
    sql`insert into mails (realm, id, account_id, kind, key, payload, created_at, next_try_at, tries)
      select realm, 'one', id, 'reminder', 'one', '{}', now(), now(), 0 from accounts limit 1`.execute(tx),
  );
  const { id } = (await (await send('/api/v3/user/watchlist', 'POST', { name: 'Mine' })).json()) as { id: number };
  await send(`/api/v4/user/watchlist/${id}/content`, 'POST', { content: [{ id: '102', contentType: 'VOD' }] });
  await inRealm(server.context.db, realm, (tx) =>
    sql`insert into saved_watchlists select realm, account_id, id, now() from watchlists`.execute(tx),
  );
  for (const secret of [viewer.password, 'wrong']) {
    await server.call('/api/v2/login', {
      realm,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: viewer.email, secret }),
    });
  }
  await inRealm(server.context.db, realm, async (tx) => {
    await sql`insert into profiles (realm, account_id, id, display_name, avatar, type, age_limit, created_at)
      select realm, id, 'one', 'Kim', 'star', 'CHILD', 6, now() from accounts limit 1`.execute(tx);
    await sql`insert into identities (realm, issuer, subject, account_id, provider, email_verified, linked_at)
      select realm, 'https://elsewhere.test', 'one', id, 'OPENID', false, now() from accounts limit 1`.execute(tx);
    await sql`insert into passkeys (realm, id, account_id, public_key, counter, transports, is_backed_up, device, created_at)
      select realm, 'one', id, '', 0, '[]', false, '{}', now() from accounts limit 1`.execute(tx);
    await sql`insert into impersonations (realm, id, token_hash, account_id, staff_id, reason, created_at, expires_at)
      select realm, 'one', 'one', id, 'two', 'A ticket', now(), now() from accounts limit 1`.execute(tx);
    await sql`insert into support_acts (realm, id, staff_id, account_id, act, reason, result, created_at)
      select realm, gen_random_uuid(), 'two', id, 'receipt', 'A ticket', 'done', now() from accounts limit 1`.execute(
      tx,
    );
    await sql`insert into passkey_challenges (realm, hash, expires_at) values (${realm}, 'one', now())`.execute(tx);
    await sql`insert into sign_ups (realm, id, email, locale, created_at, expires_at)
      values (${realm}, 'one', 'one@playbill.test', 'en_US', now(), now())`.execute(tx);
    await sql`insert into form_answers (realm, id, form, key, account_id, locale, fields, answered_at, expires_at)
      select realm, 'one', 'contact', 'one', id, 'en_US', '{}', now(), now() from accounts
      where email = ${tokens.email}`.execute(tx);
    await sql`insert into captcha_used (realm, nonce_hash, action, expires_at)
      values (${realm}, 'one', 'LOGIN', now())`.execute(tx);
    await sql`insert into device_codes (realm, anchor_hash, pin_hash, status, device, country, interval_seconds, expires_at)
      values (${realm}, 'one', 'one', 'pending', '{}', 'SE', 5, now())`.execute(tx);
    const event = {
      kind: 'session-ended',
      accountId: 'one',
      sessionId: 'one',
      code: 'reuse',
      country: 'SE',
    } as const;
    await addAuthEvent(tx, realm, { ...event, device: { type: 'unknown' } }, 0);
    await sql`insert into subscriptions (realm, id, account_id, state, event_count)
      select realm, 'one', id, '{}', 1 from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into subscription_events (realm, subscription_id, position, event, recorded_at)
      values (${realm}, 'one', 1, '{}', now())`.execute(tx);
    await sql`insert into purchases (realm, id, basket_id, basket_version, account_id, quote, quote_hash, grants, amount,
        scale, currency, state, created_at)
      select realm, 'one', 'one', 1, id, '{}', 'one', '[]', 999, 2, 'EUR', 'PAID', now() from accounts
      where email = ${tokens.email}`.execute(tx);
    await sql`insert into baskets (realm, id, account_id, version, licence_id, created_at, updated_at)
      select realm, gen_random_uuid(), id, 1, 1, now(), now() from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into gift_orders (realm, purchase_id, account_id, details, created_at)
      select realm, 'one', id, '{}', now() from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into gifts (realm, id, purchase_id, account_id, gift_id, name, licence_id, period, recipient_name,
        recipient_email, sender_name, locale, site_origin, bought_at, send_at, expires_at)
      select realm, gen_random_uuid(), 'one', id, 'one', 'One', 1, 'P1M', 'Rita', 'rita@playbill.test', 'Nina', 'en_US',
        'http://north.localhost', now(), now(), now()
      from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into payment_instruments (realm, id, account_id, provider, method, reference, brand, last4,
        is_default, created_at)
      select realm, gen_random_uuid(), id, 'one', 'card', 'one', 'visa', '4242', true, now() from accounts
      where email = ${tokens.email}`.execute(tx);
    await sql`insert into instrument_removals (realm, account_id, provider, reference, instrument_id, next_try_at)
      select realm, id, 'one', 'one', gen_random_uuid(), now() from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into billing_items (realm, id, account_id, purchase_id, object_id, item_type, status, licence_id, sku,
        amount, scale, currency, provider, occurred_at)
      select realm, gen_random_uuid(), id, 'one', 'one', 'SUBSCRIPTION', 'COMPLETE', 1, 'one', 999, 2, 'EUR', 'one', now()
      from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into invoices (realm, year, number, purchase_id, account_id, document, issued_at)
      select realm, 2026, 1, 'one', id, '{}', now() from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into invoice_buyers (realm, purchase_id, account_id, buyer)
      select realm, 'one', id, '{}' from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into trial_uses (realm, purchase_id, account_id, offer, used_at)
      select realm, 'one', id, 'licence:1', now() from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into voucher_codes (realm, code_hash, campaign_id, created_at)
      values (${realm}, 'one', 'one', now())`.execute(tx);
    await sql`insert into voucher_uses (realm, purchase_id, account_id, campaign_id, code_hash, state, changed_at)
      select realm, 'one', id, 'one', 'one', 'USED', now() from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into payment_attempts (realm, id, purchase_id, provider, method, amount, scale, currency, state,
        created_at, next_check_at)
      values (${realm}, gen_random_uuid(), 'one', 'one', 'card', 999, 2, 'EUR', 'SUCCEEDED', now(), now())`.execute(tx);
    await sql`insert into refunds (realm, id, attempt_id, purchase_id, provider, amount, scale, currency, reason, state,
        keeps_access, asked_by, created_at, next_check_at)
      select realm, gen_random_uuid(), id, purchase_id, provider, 999, 2, 'EUR', 'STAFF', 'SUCCEEDED', false, 'one', now(),
        now()
      from payment_attempts where purchase_id = 'one'`.execute(tx);
    await sql`insert into disputes (realm, id, attempt_id, purchase_id, provider, reference, amount, scale, currency, state,
        opened_at)
      select realm, gen_random_uuid(), id, purchase_id, provider, 'one', 999, 2, 'EUR', 'OPEN', now()
      from payment_attempts where purchase_id = 'one'`.execute(tx);
    await sql`insert into provider_events (realm, provider, event_key, account_id, body, headers, received_at)
      select realm, 'one', 'one', id, '', '{}', now() from accounts where email = ${tokens.email}`.execute(tx);
    await sql`insert into ledger_entries (realm, transaction_id, position, account, amount, scale, currency, provider,
        object_id, kind, purchase_id, posted_at)
      values (${realm}, 'one', 1, 'revenue', -999, 2, 'EUR', 'one', 'one', 'payment', 'one', now())`.execute(tx);
  });
  await inRealm(server.context.db, realm, (tx) =>
    switchKind(tx, realm, { kind: 'hero', on: false, author: 'test', now: 0 }),
  );
  await inRealm(server.context.db, realm, (tx) => keepFailedLoad(tx, realm, [], 0));
  const key = { kind: 'page', name: 'home' } as const;
  const schedule = { revision: 1, at: 0, note: undefined, author: { name: 'test', accountId: null }, now: 0 };
  await inRealm(server.context.db, realm, (tx) => writeSchedule(tx, realm, key, schedule));
  await inRealm(server.context.db, realm, async (tx) => {
    await countIntake(tx, realm, { caller: 'somebody', events: 1, now: 0 });
    await addEvents(tx, realm, [pageView(realm)], 0);
    await replaceFighters(tx, realm, [
      { id: 'one', position: 0, body: { name: 'One', record: { wins: 1, losses: 0, noContests: 0 } } },
    ]);
    const hour = { start: 0, end: 3_600_000, everyMinutes: null };
    const airing = { channel: ids.weekly, ...hour, body: { id: 1, episode: 'One' } };
    await replaceGuide(tx, realm, { channels: [ids.weekly], airings: [airing] });
    await replaceAirings(tx, realm, ids.weekly, [{ start: 0, end: 3_600_000, body: { id: 1, episode: 'Imported' } }]);
    await replaceNews(tx, realm, [{ feedName: 'all', id: 'one', position: 0, publishedAt: 0, body: { title: 'One' } }]);
  });
  return tokens;
}

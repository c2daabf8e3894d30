import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadAccounts } from '../support/accounts-realm.ts';
import { sendWaiting } from '../support/mail-links.ts';
import { newProfile, send, withProfiles } from '../support/profiles.ts';
import { viewer } from '../support/realm-folder.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';
import { newViewer } from '../support/sign-up.ts';
import { openSite, type PlainBrowser, type TestSite } from '../support/site.ts';

// Forms in a browser without JavaScript; the built program renders the pages in this process.

const SECRET = 'a long password';
const NEW_SECRET = 'seven quiet rivers';
const login = {
  version: '1.0',
  submitLabel: 't:signIn',
  fields: [
    { id: 'id', type: 'email', label: 'Email', required: true, messages: {} },
    { id: 'secret', type: 'password', label: 'Password', required: true, messages: {} },
  ],
};
const providers = [{ name: 'ID', form: 'login', canSignUp: true }, { name: 'MAGIC_LINK' }];
const accounts = {
  ...withProfiles,
  authentication: { providers },
  answerForms: [{ form: 'contact', keepDays: 30 }],
};
const acceptableValues = [
  { value: 'film', displayName: 'A film' },
  { value: 'other', displayName: 'Something else' },
];
const contact = {
  version: '1.0',
  title: 'Write to us',
  submitLabel: 'Send',
  thanks: 'We answer soon.',
  fields: [
    { id: 'subject', type: 'radio', label: 'Subject', required: true, acceptableValues, messages: {} },
    { id: 'seats', type: 'number', label: 'Seats', required: false, max: 8, messages: {} },
    { id: 'message', type: 'textarea', label: 'Message', required: true, maxLength: 20, messages: {} },
    { id: 'rules', type: 'checkbox', label: 'I have read the rules', required: true, messages: {} },
  ],
};
const terms = (text: string) => ({
  'forms/login.json': login,
  'forms/contact.json': contact,
  'consent/terms.json': {
    version: '1.0',
    terms: [
      { fieldName: 'terms', fieldType: 'BINARY_CHOICE', label: 'Terms of use', text, required: true },
      { fieldName: 'news', fieldType: 'BINARY_CHOICE', label: 'Letters', text: 'Send me letters.', required: false },
    ],
  },
});

let server: TestServer;
let site: TestSite;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', accounts, terms('Be kind.'));
  await loadAccounts(
    server,
    'south',
    { selfRegistration: { allowed: true, activatesByMail: true } },
    terms('Be kind.'),
  );
  site = await openSite(server);
});
afterAll(() => server.close());

let count = 0;
const newcomer = () => `plain${++count}@playbill.test`;
const isSignedIn = ({ cookies }: PlainBrowser) => cookies.get('playbill-signed-in') === '1';
/** The HTML tag of a form control. */
const control = (html: string, name: string, value?: string): string =>
  [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`name="${name}"`) && (value === undefined || tag.includes(`value="${value}"`))) ?? '';
const signUp = (email: string) => ({
  name: 'Nina New',
  email,
  secret: SECRET,
  confirmPassword: SECRET,
  consentAnswers: 'terms',
});
/** The path of a mailed link to a page. */
const linkTo = async (email: string, page: string, realm = 'north') => {
  const links = (await sendWaiting(server, realm))
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .map((url) => new URL(url));
  const link = links.find(({ pathname }) => pathname.startsWith(page));
  if (!link) throw new Error(`No mail to ${email} leads to ${page}`);
  return link.pathname + link.search;
};
/** A browser with a new account signed in. */
const signedUp = async () => {
  const browser = site.browse();
  const email = newcomer();
  await browser.get('/signup?from=%2Faccount');
  expect(await browser.post(signUp(email))).toMatchObject({ status: 303, address: '/account' });
  return { browser, email };
};

describe('sign-up without JavaScript', () => {
  test('shows the errors of sign-up at their fields with the typed values, except passwords @page-12 @acct-05 @form-06', async () => {
    const browser = site.browse();
    await browser.get('/signup?from=%2Fsection%2Fmore');
    const wrong = await browser.post({ ...signUp('nobody'), consentAnswers: 'news' });
    expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    expect(wrong.html).toContain('Enter a valid email, such as name@example.com.');
    expect(wrong.html).toContain('Check this box to continue.');
    expect(control(wrong.html, 'email')).toMatch(/value="nobody"/);
    expect(control(wrong.html, 'email')).toMatch(/aria-invalid="true"/);
    expect(wrong.html).not.toContain(SECRET);
    expect(control(wrong.html, 'consentAnswers', 'news')).toContain('checked');
    expect(control(wrong.html, 'consentAnswers', 'terms')).not.toContain('checked');
    const email = newcomer();
    expect(await browser.post(signUp(email))).toMatchObject({ status: 303, address: '/section/more' });
    expect(isSignedIn(browser)).toBe(true);
    // The form says at its field that the address already has an account, and opens no session.
    const other = site.browse();
    await other.get('/signup');
    const taken = await other.post(signUp(email));
    expect(taken.html).toContain('An account with this email already exists');
    expect(control(taken.html, 'consentAnswers', 'terms')).toContain('checked');
    expect(isSignedIn(other)).toBe(false);
  });

  test('activates an account by the mailed link without JavaScript @auth-12 @auth-15 @page-12', async () => {
    const browser = site.browse('south');
    const email = newcomer();
    await browser.get('/signup');
    expect(await browser.post(signUp(email))).toMatchObject({ status: 303, address: '/signup?sent=1' });
    expect((await browser.get('/signup?sent=1')).html).toContain('Check your email');
    const link = await linkTo(email, '/activate/', 'south');
    expect((await browser.get(link)).html).toContain('Activate account');
    const done = await browser.post({});
    expect(done.html).toContain('Your account is ready.');
    expect(done.html).toContain('href="/login"');
    expect(isSignedIn(browser)).toBe(false);
  });
});

describe('sign-in without JavaScript', () => {
  test('reports wrong credentials, redirects after a sign-in, and signs out @page-12 @auth-02 @auth-01', async () => {
    const browser = site.browse();
    await browser.get('/login?from=%2Fsection%2Fmore');
    const wrong = await browser.post({ id: viewer.email, secret: 'not the password' });
    expect(wrong.html).toContain('Wrong email or password. Check both and try again.');
    expect(control(wrong.html, 'id')).toContain(`value="${viewer.email}"`);
    expect(wrong.html).not.toContain('not the password');
    expect((await browser.post({ id: '', secret: '' })).html).toContain('Enter your email and password.');
    await browser.get('/login?from=%2Fsection%2Fmore');
    const pair = { id: viewer.email, secret: viewer.password };
    const entered = await browser.post(pair);
    expect(entered.status).toBe(303);
    expect(isSignedIn(browser)).toBe(true);
    await browser.get('/logout');
    expect(await browser.post({})).toMatchObject({ address: '/' });
    expect(isSignedIn(browser)).toBe(false);
  });

  test.each(['/login', '/login/magic-link'] as const)(
    'after sign-in at %s, redirects to the choice of a profile, which asks for the PIN @acct-02 @acct-04 @page-12',
    async (way) => {
      const { email, ...tokens } = await newViewer(server);
      const kim = await newProfile(server, tokens, { displayName: 'Kim', type: 'CHILD', category: '6' });
      const adult = await newProfile(server, tokens, { displayName: 'Ada', type: 'ADULT' });
      const restricted = await send(server, tokens, 'PUT /api/v2/parental-control', {
        setting: 'restricted',
        pin: '4711',
      });
      expect(restricted.status).toBe(200);
      const browser = site.browse();
      await browser.get(`${way}?from=%2Fsection%2Fmore`);
      if (way === '/login/magic-link') {
        await browser.post({ email });
        await browser.get(`${await linkTo(email, way)}&from=%2Fsection%2Fmore`);
      }
      const entered = await browser.post(way === '/login' ? { id: email, secret: SECRET } : {});
      const choice = '/profiles?from=%2Fsection%2Fmore';
      expect(entered).toMatchObject({ status: 303, address: choice });
      await browser.get(choice);
      expect(await browser.post({ profile: kim })).toMatchObject({ status: 303, address: '/section/more' });
      await browser.get(choice);
      const asked = await browser.post({ profile: adult });
      expect(asked.status).toBe(403);
      expect(control(asked.html, 'pin')).not.toBe('');
      expect((await browser.post({ profile: adult, pin: '0815' })).status).toBe(403);
      expect(await browser.post({ profile: adult, pin: '4711' })).toMatchObject({
        status: 303,
        address: '/section/more',
      });
    },
  );

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'does not redirect to the other site %s after sign-in @auth-02',
    async (from) => {
      const { email } = await newViewer(server);
      const browser = site.browse();
      await browser.get(`/login?from=${encodeURIComponent(from)}`);
      expect((await browser.post({ id: email, secret: SECRET })).address).toBe('/');
    },
  );

  test('rejects form posts from another site, without an origin, or of excessive size @page-12', async () => {
    const post = async (headers: Record<string, string>, body = 'id=a&secret=b') =>
      (
        await site.fetch('north', '/login', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body,
        })
      ).status;
    const origin = 'http://north.localhost';
    expect(await post({ origin: 'https://evil.example' })).toBe(403);
    expect(await post({ origin, 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await post({})).toBe(403);
    expect(await post({ origin })).toBe(422);
    expect(await post({ origin, 'content-type': 'text/plain' })).toBe(415);
    expect(await post({ origin }, `id=${'x'.repeat(70_000)}`)).toBe(413);
  });

  test('caches may store the pages of guests, but no personal pages @page-12', async () => {
    const caching = async (address: string) => (await site.fetch('north', address)).headers.get('cache-control');
    expect(await caching('/search?query=title')).toContain('public');
    for (const address of ['/account', '/consent', '/login', '/signup'])
      expect(await caching(address), address).toBe('private, no-store');
  });
});

describe('mailed links without JavaScript', () => {
  test('mailed links confirm an address, set a new password and sign in @page-12 @auth-03 @auth-13 @auth-14', async () => {
    const { browser, email } = await signedUp();
    await browser.get(await linkTo(email, '/email-confirmation'));
    expect((await browser.post({})).html).toContain('Your email is confirmed');
    browser.cookies.clear();

    await browser.get('/login/request-password');
    const asked = await browser.post({ email });
    expect((asked.status === 303 ? await browser.get(asked.address) : asked).html).toContain('Check your email');
    const reset = await linkTo(email, '/login/resetpwd');
    // Mail scanners, which send HEAD requests, do not consume a link.
    expect((await site.fetch('north', reset, { method: 'HEAD' })).status).toBe(200);
    await browser.get(reset);
    const saved = await browser.post({ password: NEW_SECRET, secret: NEW_SECRET });
    expect((saved.status === 303 ? await browser.get(saved.address) : saved).html).toContain(
      'Your new password is saved. Sign in with it.',
    );
    await browser.get(reset);
    expect((await browser.post({ password: NEW_SECRET, secret: NEW_SECRET })).html).toContain(
      'This link has already been used.',
    );

    await browser.get('/login/magic-link');
    await browser.post({ email });
    await browser.get(await linkTo(email, '/login/magic-link'));
    expect((await browser.post({})).address).toBe('/');
    expect(isSignedIn(browser)).toBe(true);
  });

  test.each([
    ['/confirm-reset/nonsense', 'This link is incomplete or belongs to another service.'],
    ['/activate/nonsense', 'This activation link isn’t valid.'],
    ['/email-confirmation?token=none', 'This confirmation link isn’t valid.'],
  ])('reports an invalid link at %s @acct-04 @auth-13 @auth-15 @page-12', async (address, words) => {
    const browser = site.browse();
    await browser.get(address);
    expect((await browser.post({})).html).toContain(words);
  });
});

describe('account page without JavaScript', () => {
  test('redirects guests from the account page to sign-in @page-12', async () => {
    const asked = await site.browse().get('/account');
    expect([asked.status, asked.address]).toEqual([302, '/login?from=%2Faccount']);
  });

  test.each([
    [
      'BR',
      { line1: 'Avenida Paulista 1000', city: 'São Paulo', administrativeLevel1: 'SP', postalCode: '01310-100' },
      { taxNumber: '52998224726' },
      { taxNumber: '52998224725' },
      'This tax ID isn’t valid. Check the digits.',
    ],
    [
      'JP',
      { line1: '1-1 Chiyoda', city: 'Chiyoda-ku', administrativeLevel1: '13' },
      { postalCode: '1000' },
      { postalCode: '100-0001' },
      'This postal code isn’t valid for that country.',
    ],
  ])(
    'shows the address fields of the country %s, reports errors and still contains the other values @form-02 @page-12',
    async (country, fields, wrong, right, words) => {
      const { browser, email } = await signedUp();
      await browser.get('/account');
      const own = { fullName: 'Nina New', email, address: country };
      const chosen = await browser.post({ ...own, _country: '' });
      for (const name of Object.keys({ ...fields, ...wrong })) expect(control(chosen.html, name), name).not.toBe('');
      const refused = await browser.post({ ...own, ...fields, ...wrong });
      expect(refused.status).toBe(422);
      expect(refused.html).toContain(words);
      expect(control(refused.html, 'line1')).toContain(`value="${fields.line1}"`);
      const saved = await browser.post({ ...own, ...fields, ...right });
      expect((saved.status === 303 ? await browser.get(saved.address) : saved).html).toContain(
        'Your details have been saved.',
      );
    },
  );
});

describe('consent without JavaScript', () => {
  test('asks for consent at sign-in, and again, with the reason, when terms change @acct-05 @page-12', async () => {
    const browser = site.browse();
    const enter = async () => {
      await browser.get('/login?from=%2Fsection%2Fmore');
      return browser.post({ id: viewer.email, secret: viewer.password });
    };
    expect(await enter()).toMatchObject({ status: 303, address: '/consent?from=%2Fsection%2Fmore' });
    await browser.get('/consent?from=%2Fsection%2Fmore');
    expect((await browser.post({})).html).toContain('Check this box to continue.');
    expect(await browser.post({ consentAnswers: 'terms' })).toMatchObject({ status: 303, address: '/section/more' });
    expect(await enter()).toMatchObject({ status: 303, address: '/section/more' });

    await loadAccounts(server, 'north', accounts, terms('Be kinder.'));
    expect(await enter()).toMatchObject({ address: '/consent?from=%2Fsection%2Fmore' });
    const again = await browser.get('/consent?from=%2Fsection%2Fmore');
    expect(again.html).toMatch(/Changed since you agreed on [^<]*: Terms of use\./);
    expect(again.html).toContain('Be kinder.');
    // Terms that change while the form is open are shown before they can be accepted.
    await loadAccounts(server, 'north', accounts, terms('Be kindest.'));
    const unread = await browser.post({ consentAnswers: 'terms' });
    expect(unread.html).toContain('The terms have just changed. Please review them again.');
    expect(unread.html).toContain('Be kindest.');
    expect(control(unread.html, 'consentAnswers', 'terms')).not.toContain('checked');

    await browser.get('/consent?from=%2Fsection%2Fmore');
    await browser.post({ consentAnswers: 'terms' });
    const agreements = await browser.get('/account/agreements');
    expect(agreements.html).toContain('Be kindest.');
    expect(agreements.html).toMatch(/Agreed on \w+ \d+, \d{4}/);
    expect(await browser.post({ consentAnswers: 'news' })).toMatchObject({ address: '/account/agreements?saved=1' });
    const saved = await browser.get('/account/agreements?saved=1');
    expect(saved.html).toContain('Your choices have been saved.');
    expect(control(saved.html, 'consentAnswers', 'news')).toContain('checked');
  });
});

describe('stored form answers without JavaScript @def-21', () => {
  const path = '/form/contact';
  const answers = () =>
    server.database.query<{ fields: object }>('select fields from form_answers order by answered_at');

  test('renders every kind of field, and shows errors beside the typed values', async () => {
    const browser = site.browse();
    await browser.get(path);
    const { status, html } = await browser.post({ subject: 'other', seats: '9', message: 'One\r\ntwo' });
    expect(status).toBe(422);
    expect(control(html, 'subject', 'other')).toContain('checked');
    expect(control(html, 'subject', 'film')).not.toContain('checked');
    expect(control(html, 'seats')).toContain('value="9"');
    expect(html).toMatch(/<textarea[^>]*name="message"[^>]*>One\r?\ntwo<\/textarea>/);
    expect(html).toContain('Enter 8 or less.');
    expect(html).toContain('Check this box to continue.');
    expect(html).toContain('Enter no more than 20 characters.');
    expect(await answers()).toEqual([]);
  });

  test('stores the answers of a form once if it is submitted twice at once, and then shows its thank-you text', async () => {
    const browser = site.browse();
    const filled = { subject: 'film', seats: '٣', message: 'One\r\ntwo', rules: 'true' };
    await browser.get(path);
    const [first] = await Promise.all([browser.post(filled), browser.post(filled)]);
    expect(first).toMatchObject({ status: 303, address: '/form/contact?sent=1' });
    expect((await browser.get('/form/contact?sent=1')).html).toContain('We answer soon.');
    expect(await answers()).toEqual([{ fields: { subject: 'film', seats: 3, message: 'One\ntwo', rules: true } }]);
  });

  test('answers 404 where the realm stores no answers to the form', async () => {
    expect((await site.browse().get('/form/signup')).status).toBe(404);
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import type { MediaFault } from '../media-fault.ts';
import { followEncrypted } from './encrypted-media.ts';
import type { KeySystemId } from './protection.ts';

// Test browsers only have Clear Key; other key systems are simulated by a fake with the same protocol.

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const text = (buffer: BufferSource) => new TextDecoder().decode(buffer);

class FakeSession extends EventTarget {
  readonly updates: string[] = [];
  async generateRequest(): Promise<void> {
    this.dispatchEvent(Object.assign(new Event('message'), { message: bytes('challenge') }));
  }
  async update(licence: BufferSource): Promise<void> {
    this.updates.push(text(licence));
  }
}

interface Asked {
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Fake browser with one key system, and a fake licence server. */
function stand(has: KeySystemId, answer: (asked: Asked) => Response) {
  const session = new FakeSession();
  const certificates: string[] = [];
  const asked: Asked[] = [];
  vi.stubGlobal('navigator', {
    requestMediaKeySystemAccess: async (name: string) => {
      if (name !== has) throw new DOMException('not here', 'NotSupportedError');
      return {
        createMediaKeys: async () => ({
          createSession: () => session,
          setServerCertificate: async (certificate: BufferSource) => void certificates.push(text(certificate)),
        }),
      };
    },
  });
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const one = { method, headers: headers as Record<string, string>, body };
    asked.push(one);
    return answer(one);
  });
  const element = Object.assign(new EventTarget(), { setMediaKeys: async () => undefined });
  const faults: MediaFault[] = [];
  const protection = {
    kind: 'eme',
    scheme: 'cbcs',
    keySystems: ['com.widevine.alpha', 'com.microsoft.playready', 'com.apple.fps'],
    licenceUrl: 'https://licences.test/',
    token: 'the-token',
  } as const;
  const release = followEncrypted(element as unknown as HTMLMediaElement, protection, (fault) => faults.push(fault));
  const encrypted = () =>
    element.dispatchEvent(Object.assign(new Event('encrypted'), { initDataType: 'cenc', initData: bytes('init') }));
  return { session, certificates, asked, faults, release, encrypted };
}

afterEach(() => vi.unstubAllGlobals());

test.each(['com.widevine.alpha', 'com.microsoft.playready'] as const)(
  'DRM key system %s: sends challenge and token to the licence server, and the server’s response to the DRM session @play-04',
  async (system) => {
    const { session, asked, faults, encrypted } = stand(system, () => new Response('licence'));
    encrypted();
    await vi.waitFor(() => expect(session.updates).toEqual(['licence']));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers['Authorization']).toBe('Bearer the-token');
    expect(JSON.parse(atob(asked[0]?.headers['X-DRM-INFO'] ?? ''))).toEqual({ system });
    expect(text(asked[0]?.body as ArrayBuffer)).toBe('challenge');
    expect(faults).toEqual([]);
  },
);

test('FairPlay (com.apple.fps): loads the certificate, then exchanges challenge and licence as base64 in JSON @play-04', async () => {
  const { session, certificates, asked, encrypted } = stand('com.apple.fps', ({ method }) =>
    method === 'GET' ? new Response(btoa('certificate')) : Response.json({ response: btoa('licence') }),
  );
  encrypted();
  await vi.waitFor(() => expect(session.updates).toEqual(['licence']));
  expect(certificates).toEqual(['certificate']);
  expect(JSON.parse(String(asked[1]?.body))).toEqual({ challenge: btoa('challenge') });
});

test('reports a rejected DRM licence with the HTTP status, and reports nothing after release @play-04', async () => {
  const refused = stand('com.widevine.alpha', () => new Response('', { status: 403 }));
  refused.encrypted();
  await vi.waitFor(() => expect(refused.faults).toMatchObject([{ kind: 'licence', status: 403 }]));
  expect(refused.session.updates).toEqual([]);
  const left = stand('com.widevine.alpha', () => new Response('licence'));
  left.release();
  left.encrypted();
  expect(left.asked).toEqual([]);
});

test('reports "unsupported" if the browser has none of the offered DRM key systems @play-04', async () => {
  const { faults, encrypted } = stand('org.w3.clearkey', () => new Response('licence'));
  encrypted();
  await vi.waitFor(() => expect(faults).toMatchObject([{ kind: 'unsupported' }]));
});

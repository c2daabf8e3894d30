import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const openssl = '/usr/bin/openssl';
/** True if openssl is not installed. */
export const noOpenssl: boolean = !existsSync(openssl);

/** A certificate and its key as PEM. */
export interface Certificate {
  certificate: string;
  key: string;
}

/** A certificate authority for tests. */
export interface Authority {
  /** The CA certificate as PEM. */
  certificate: string;
  /** File with the CA certificate. */
  file: string;
  /** Issues a certificate for host names; negative days make it expired. */
  issue: (names: readonly string[], days?: number) => Certificate;
  remove: () => Promise<void>;
}

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Creates a certificate authority that only clients configured with it trust. */
export function openAuthority(name: string): Authority {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-authority-'));
  const at = (file: string) => path.join(folder, file);
  const run = (...words: string[]) => void execFileSync(openssl, words, { stdio: 'pipe' });
  const own = ['-keyout', at('authority.key'), '-out', at('authority.pem')];
  run('req', '-x509', ...newKey, '-days', '2', '-subj', `/CN=${name}`, ...own);
  return {
    certificate: readFileSync(at('authority.pem'), 'utf8'),
    file: at('authority.pem'),
    issue: (names, days = 2) => {
      const alternatives = `subjectAltName=${names.map((one) => `DNS:${one}`).join(',')}`;
      const files = ['-keyout', at('issued.key'), '-out', at('issued.csr')];
      run('req', '-new', ...newKey, '-subj', `/CN=${names[0] ?? ''}`, '-addext', alternatives, ...files);
      const signed = ['-CA', at('authority.pem'), '-CAkey', at('authority.key'), '-CAcreateserial'];
      // `req -x509` cannot create expired certificates.
      const request = ['-req', '-in', at('issued.csr'), '-copy_extensions', 'copyall', '-days', String(days)];
      run('x509', ...request, ...signed, '-out', at('issued.pem'));
      return { certificate: readFileSync(at('issued.pem'), 'utf8'), key: readFileSync(at('issued.key'), 'utf8') };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

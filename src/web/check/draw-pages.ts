import { loadRealm } from '#server/app/load-realm.ts';
import type { RealmBundle } from '#server/authoring/folder/bundle.ts';
import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { errorAt } from '#schemas/issue.ts';
import { createHost } from '../app.ts';
import type { AppSource } from '../pages/renderer.ts';
import { type LogEntry, issueOf } from './log-entries.ts';
import { fileOf, type CheckedPage, checkedPagesOf } from './checked-pages.ts';
import { openTrial } from './trial-realm.ts';

/** Result of rendering a realm's pages: findings and number of pages. */
export interface Drawing {
  findings: Diagnostic[];
  pages: number;
}

interface DrawOptions {
  folder: string;
  /** The folder's parsed documents, which have already been validated. */
  bundle: RealmBundle;
  source: AppSource;
  dist: string;
  /** Called with a function that releases the resources in use; the caller runs it if the check is interrupted. */
  onOpen?: (close: () => Promise<void>) => void;
}

/** Renders every page of a realm in every language, through the same handler as viewers' pages. */
export async function drawPages({ folder, bundle, source, dist, onOpen }: DrawOptions): Promise<Drawing> {
  const findings: Diagnostic[] = [];
  let page: CheckedPage = { path: '/', file: 'realm.json' };
  const hear = (entry: LogEntry) => {
    const issue = issueOf(entry);
    if (issue) findings.push(diagnosticOf(page.file, issue));
  };
  const trial = await openTrial(hear);
  onOpen?.(trial.close);
  try {
    await loadRealm(trial.context, folder);
    const report = (fields: object, msg: string) => {
      const { diagnostic } = fields as { diagnostic?: Diagnostic };
      if (diagnostic) findings.push({ ...diagnostic, document: fileOf(diagnostic.document, bundle, page) });
      else hear({ level: 50, msg, ...fields });
    };
    const host = createHost({
      source,
      realm: (request, env) => trial.app.fetch(request, (env ?? {}) as object),
      dist,
      trustProxy: 0,
      log: { warn: report, error: report },
    });
    const { hosts, languages, authentication } = bundle.settings.document;
    // A realm that requires sign-in redirects guests, so its pages cannot be checked and the redirect is accepted.
    const isFine = (status: number) => status === 200 || (status === 302 && authentication?.required === true);
    const pages = checkedPagesOf(bundle);
    for (const lang of languages) {
      // Pages are rendered one after the other, so that each log entry can be attributed to the page being rendered.
      for (page of pages) {
        const response = await host.fetch(new Request(`http://${hosts[0]}${page.path}?lang=${lang}`));
        await response.text();
        if (isFine(response.status)) continue;
        const found = `${response.status} in ${lang}`;
        findings.push(diagnosticOf(page.file, errorAt('', 'status', `a page at ${page.path}`, found)));
      }
    }
    return { findings, pages: pages.length * languages.length };
  } finally {
    await trial.close();
  }
}

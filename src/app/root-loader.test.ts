import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import english from '#schemas/labels/en_US.json' with { type: 'json' };
import { createDiagnostics } from '#services/diagnostics/diagnostics.ts';
import { loadLabels, loadRoot } from './root-loader.ts';
import { type Services, servicesContext } from './services.ts';

const settings = { realm: 'north', name: 'North', languages: ['pt_PT', 'ar'], defaultLocale: 'pt_PT' };

/** Services with a configurable labels response and recorded diagnostics. */
function servicesWith(labels: () => Promise<unknown>) {
  const reported: string[] = [];
  const answers: Record<string, () => Promise<unknown>> = {
    'GET /api/v2/realm-settings/realm/{realm}': () => Promise.resolve(settings),
    'GET /api/v2/menu-items': () => Promise.resolve({ menus: [] }),
    'GET /api/v2/label/{realm}': labels,
  };
  const services = {
    realm: 'north',
    api: { call: (name: string) => answers[name]?.() },
    diagnostics: createDiagnostics((line) => reported.push(line)),
  } as unknown as Services;
  return { services, reported };
}

/** Runs the root loader with a given labels response; returns its promise and the reported diagnostics. */
function load(labels: () => Promise<unknown>) {
  const { services, reported } = servicesWith(labels);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const loading = loadRoot({ context } as unknown as Parameters<typeof loadRoot>[0]);
  return { loading, reported };
}

test('the root loader returns empty labels and reports the failure when labels cannot be loaded @i18n-01', async () => {
  const { services, reported } = servicesWith(() => Promise.reject(new Error('503')));
  expect(await loadLabels(services)).toEqual({ defaultLocale: '', selectedLocale: '', translations: {}, messages: {} });
  expect(reported).toEqual([expect.stringContaining('labels')]);
});

test('the root loader falls back to the product’s English labels @i18n-01', async () => {
  const { loading } = load(() => Promise.reject(new Error('503')));
  const { labels, languageNames } = await loading;
  expect(labels).toMatchObject({ defaultLocale: 'pt_PT', selectedLocale: 'en_US', translations: { en_US: english } });
  expect(languageNames).toEqual({ pt_PT: 'Português', ar: 'العربية' });
});

test('the root loader returns no menu for a realm without menus @nav-01', async () => {
  const { loading } = load(() => Promise.resolve({ selectedLocale: 'pt_PT' }));
  expect(await loading).toMatchObject({ menu: undefined, labels: { selectedLocale: 'pt_PT' } });
});

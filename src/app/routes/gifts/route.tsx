import { useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRouteLoaderData } from 'react-router';
import { useSWRConfig } from 'swr';
import { preloadForm } from '#renderers/form/preload-form.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { RouteName } from '#schemas/routes/table.ts';
import type { GiftProduct } from '#schemas/wire/commerce/gifts.ts';
import { createGifts } from '#services/gifts/gifts.ts';
import { giftDrafts } from '#screens/gifts/gift-draft.ts';
import { GIFT_FIELD_TYPES } from '#screens/gifts/gift-form.tsx';
import { GiftScreen } from '#screens/gifts/gift-screen.tsx';
import { RedemptionScreen } from '#screens/gifts/redemption-screen.tsx';
import { fieldRegistry } from '../../forms/field-registry.ts';
import { withLang } from '../../links/local-href.ts';
import type { RootData } from '../../root-loader.ts';
import { servicesContext, useServices } from '../../services.ts';
import { LICENCES_KEY, useViewer } from '../../session/use-viewer.ts';
import { useToken } from '../../sign-in/use-token.ts';
import { loadGiftProduct } from './loader.ts';

/** Data of the page of a gift. */
interface GiftData {
  product: GiftProduct;
  /** Types of the fields, whose code is loaded before the page is hydrated. */
  form: typeof GIFT_FIELD_TYPES;
}

/** Loads the page of a gift with the code of its form's fields. The page that redeems a gift has no data. */
export async function loadRoute(
  name: RouteName,
  { context, params }: LoaderFunctionArgs,
): Promise<GiftData | Record<string, never>> {
  if (name !== 'GIFT') return {};
  const [product] = await Promise.all([
    loadGiftProduct(context.get(servicesContext), params['giftId']),
    preloadForm(fieldRegistry, GIFT_FIELD_TYPES),
  ]);
  return { product, form: GIFT_FIELD_TYPES };
}

/** Page that redeems a gift. The code moves from the address into the history state, which survives a reload. */
function RedemptionPage() {
  const services = useServices();
  const { api, pathSegments, lang } = services;
  const brand = useRouteLoaderData<RootData>('root')?.settings.name ?? '';
  const { token, isKnown } = useToken('redeemCode');
  const viewer = useViewer();
  const { mutate } = useSWRConfig();
  const port = useMemo(() => createGifts(api), [api]);
  const hrefTo = (name: 'GIFT_REDEMPTION_LOGIN' | 'GIFT_REDEMPTION_REGISTER') => (redeemCode: string) =>
    pathTo(name, pathSegments, { redeemCode }, { lang });
  return (
    <RedemptionScreen
      brand={brand}
      port={port}
      code={token}
      isCodeKnown={isKnown}
      isGuest={viewer.role === undefined ? undefined : viewer.isGuest}
      accountName={viewer.name}
      links={{
        signIn: hrefTo('GIFT_REDEMPTION_LOGIN'),
        signUp: hrefTo('GIFT_REDEMPTION_REGISTER'),
        watch: withLang('/', lang),
        account: pathTo('ACCOUNT_PAYMENTS', pathSegments, {}, { lang }),
      }}
      onRedeemed={() => {
        // Pages that were shown as locked are open now.
        void mutate(LICENCES_KEY);
        services.kept?.forget();
      }}
    />
  );
}

/** Form of a gift. */
function GiftPage({ product }: Pick<GiftData, 'product'>) {
  const root = useRouteLoaderData<RootData>('root');
  const { pathSegments, lang } = useServices();
  const navigate = useNavigate();
  const { settings, languageNames } = root ?? {};
  const languages = useMemo(
    () => (settings?.languages ?? []).map((locale) => ({ locale, name: languageNames?.[locale] ?? locale })),
    [settings, languageNames],
  );
  return (
    <GiftScreen
      brand={settings?.name ?? ''}
      product={product}
      languages={languages}
      language={root?.labels.selectedLocale ?? ''}
      registry={fieldRegistry}
      drafts={giftDrafts}
      giftsHref={pathTo('GIFTS', pathSegments, {}, { lang })}
      onContinue={() => void navigate(pathTo('GIFT_PAY', pathSegments, { giftId: product.giftId }, { lang }))}
    />
  );
}

/** The form of a gift and the redemption of one, in one chunk. */
export function Component() {
  const loaded = useLoaderData<GiftData | Record<string, never>>();
  return 'product' in loaded ? <GiftPage {...(loaded as GiftData)} /> : <RedemptionPage />;
}

import { useParams, useSearchParams } from 'react-router';
import { useServices } from '../services.ts';
import { getBackHref } from '../links/back-arrow.ts';
import type { LoginPage } from '../links/login-pages.ts';

/** Returns the target of this page's back arrow; undefined if there is none. */
export function useBack(page: LoginPage): string | undefined {
  const [query] = useSearchParams();
  const { giftId, redeemCode = query.get('redeemCode') ?? undefined } = useParams();
  return getBackHref({ page, giftId, redeemCode, query }, useServices());
}

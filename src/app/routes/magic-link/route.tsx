import { useSearchParams } from 'react-router';
import { useToken } from '../../sign-in/use-token.ts';
import { RequestScreen } from '../../sign-in/request-screen.tsx';
import { rememberLinkRequest } from './asked-here.ts';
import { magicLink } from './form.ts';
import { FollowLink } from './follow-link.tsx';

/** Page of sign-in by email: requests a magic link, or follows the one in the URL. */
export function Component() {
  const { token } = useToken();
  const [query] = useSearchParams();
  if (token !== undefined && !query.has('sent')) return <FollowLink token={token} />;
  return (
    <RequestScreen
      form={magicLink}
      name="form magic-link"
      page="MAGIC_LINK"
      action="MAGIC_LINK"
      onSent={() => rememberLinkRequest()}
    />
  );
}

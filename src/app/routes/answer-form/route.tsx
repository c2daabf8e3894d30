import { useLoaderData, useSearchParams } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { FormScreen } from '#screens/form/form-screen.tsx';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import { type AnswerSource, answers } from '../../forms/answers.ts';
import { useAnswerKey } from '../../forms/use-answer-key.ts';
import { usePageForm } from '../../forms/use-page-form.ts';
import { useServices } from '../../services.ts';

/** Page of a form whose answers the realm stores. */
export function Component() {
  const { t } = useMessages();
  const [query] = useSearchParams();
  const { pathSegments, lang } = useServices();
  const { form, name } = useLoaderData<AnswerSource>();
  const { Link } = usePorts().navigation;
  const { send, ...page } = usePageForm({ ...answers, ...useAnswerKey() }, { action: 'FORM' });
  const thanks = form.thanks ?? t('formThanks');
  const title = form.title ?? form.submitLabel;
  const homeHref = pathTo('HOME', pathSegments, {}, { lang });
  const frame = { title, brand: page.brand, background: page.background, backHref: homeHref };
  // A post without scripts redirects here with `sent` in the query.
  if (query.has('sent'))
    return (
      <LinkPage
        {...frame}
        heading={thanks}
        action={
          <Link className={primary} to={homeHref}>
            {t('goHome')}
          </Link>
        }
      />
    );
  return (
    <FormScreen
      {...page}
      {...frame}
      wide
      name={`form ${name}`}
      closed={undefined}
      other={null}
      send={async (post) => {
        const outcome = await send(post);
        return outcome.ok ? { ok: true, message: thanks } : outcome;
      }}
    />
  );
}

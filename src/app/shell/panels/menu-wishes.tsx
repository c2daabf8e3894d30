import { useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { plain } from '#renderers/menu/drawer.styles.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { pathTo } from '#schemas/routes/paths.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import SpoilerWish from '../../session/spoiler-wish.tsx';

/** Settings in the open menu: the spoiler switch, if the realm has it, and a link to the preferences. */
export default function MenuWishes() {
  const root = useRouteLoaderData<RootData>('root');
  const { pathSegments, lang } = useServices();
  const { Link } = usePorts().navigation;
  const { t } = useMessages();
  return (
    <div>
      {root?.settings.spoilers.enabled ? <SpoilerWish /> : null}
      <Link to={pathTo('PREFERENCES', pathSegments, {}, { lang })} className={plain}>
        {t('preferences.title')}
      </Link>
    </div>
  );
}

import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { useQuery } from '#renderers/ports/query.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { PlanItem } from '#schemas/generated/types.ts';
import { PlanPrice } from './plan-price.tsx';
import { PlanTerms } from './plan-terms.tsx';
import * as styles from './plans.styles.ts';

interface PlanCardProps {
  plan: PlanItem;
  /** For the plan that the editor emphasises: an optional short text on it. */
  emphasis: { text: string | undefined } | undefined;
  /** Whether the button is secondary, because another plan is emphasised. */
  isButtonQuiet: boolean;
  /** Element of the plan's name, one level below the heading of the block. */
  heading: 'h2' | 'h3';
}

/**
 * URL of a plan's button: its own link, else the checkout. The checkout returns to the title that the page is about,
 * which its parameter `from` names, else to the page. Only the browser knows the page's query, because caches ignore it.
 */
function usePlanHref({ id, link, isFree, isPurchasable }: PlanItem): string | undefined {
  const { hrefOf } = usePorts().navigation;
  const query = useQuery();
  const hydrated = useHydrated();
  if (link) return isFree || isPurchasable ? hrefOf(link) : undefined;
  if (isFree || !isPurchasable) return undefined;
  const from = hydrated ? (query.get('from') ?? `${location.pathname}${location.search}`) : undefined;
  return hrefOf({ type: 'ROUTE', route: `/payment/${id}` }, { from });
}

/** One plan. Its parts are in rows of the list's grid, so that those of plans side by side are aligned. */
export function PlanCard({ plan, emphasis, isButtonQuiet, heading: Heading }: PlanCardProps) {
  const { t } = useMessages();
  const { navigation, analytics } = usePorts();
  const nameId = useId();
  const { id, name, description, included = [], cta, isFree } = plan;
  const href = usePlanHref(plan);
  const { Link } = navigation;
  return (
    <li className={styles.card} data-licence={id} data-emphasised={emphasis ? true : undefined}>
      {emphasis?.text ? <p className={styles.emphasis}>{emphasis.text}</p> : null}
      <Heading id={nameId} className={styles.name}>
        {name}
      </Heading>
      {description ? <p className={styles.description}>{description}</p> : null}
      <PlanPrice plan={plan} />
      <PlanTerms plan={plan} />
      {included.length > 0 ? (
        <ul role="list" className={styles.included} aria-label={t('plan.included')}>
          {included.map((line, index) => (
            <li key={`${index} ${line}`} className={styles.line}>
              <Icon name="check" size={18} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {href ? (
        <Link
          to={href}
          className={`${styles.action} ${isButtonQuiet ? secondary : primary}`}
          aria-describedby={nameId}
          onClick={() => isFree || analytics.report({ type: 'selectLicence', licenceId: id })}
        >
          {cta ?? t('plan.choose')}
        </Link>
      ) : null}
    </li>
  );
}

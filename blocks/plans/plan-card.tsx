import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
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

/** One plan. Its parts are in rows of the list's grid, so that those of plans side by side are aligned. */
export function PlanCard({ plan, emphasis, isButtonQuiet, heading: Heading }: PlanCardProps) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const nameId = useId();
  const { id, name, description, included = [], cta, link, isFree, isPurchasable } = plan;
  const href = link && (isFree || isPurchasable) ? navigation.hrefOf(link) : undefined;
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
        <Link to={href} className={`${styles.action} ${isButtonQuiet ? secondary : primary}`} aria-describedby={nameId}>
          {cta ?? t('plan.choose')}
        </Link>
      ) : null}
    </li>
  );
}

import useSWR from 'swr';
import type { PlanItem, PlansBlock } from '#schemas/generated/types.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { BlockProps } from '#renderers/registry/block.ts';
import { section, sectionEmpty } from '#renderers/theme/section.styles.ts';
import { PlanCard } from './plan-card.tsx';
import * as styles from './plans.styles.ts';

/**
 * Returns the plans of a block. A page that was rendered without the viewer's country asks for the prices there; until
 * they arrive, and if they do not, it shows those it came with.
 */
function useLocalPlans({ source = {}, plans, isProvisional }: PlansBlock): readonly PlanItem[] | undefined {
  const { data } = usePorts();
  const { data: local } = useSWR(isProvisional ? ['plans', source] : null, () => data.plans(source), {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return local ?? plans;
}

/** The licences that the realm sells, side by side. */
export function Plans({ attributes, leading }: BlockProps<'plans'>) {
  const { t } = useMessages();
  const { title, description, source, highlighted, highlightText, emptyTitle } = attributes;
  const plans = useLocalPlans(attributes);
  // The server sends an element with a source without plans only if it could not read them.
  const hasFailed = plans === undefined && source !== undefined;
  const shown = plans ?? [];
  const empty = hasFailed ? t('plan.failed') : emptyTitle;
  if (shown.length === 0 && !empty) return null;
  const Heading = leading ? 'h1' : 'h2';
  const isAnyHighlighted = shown.some(({ id }) => id === highlighted);
  return (
    <section className={section}>
      {title ? <Heading className={styles.title}>{title}</Heading> : null}
      {description ? <p className={styles.lead}>{description}</p> : null}
      {shown.length === 0 ? (
        <p className={sectionEmpty}>{empty}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {shown.map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              emphasis={plan.id === highlighted ? { text: highlightText } : undefined}
              isButtonQuiet={isAnyHighlighted && plan.id !== highlighted}
              heading={title && !leading ? 'h3' : 'h2'}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, useEffect, useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { AnswerFormProps } from '#renderers/ports/forms.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import type { BlockProps } from '#renderers/registry/block.ts';
import * as styles from './form.styles.ts';

/**
 * A form of the realm. Until its code is loaded, and without JavaScript, it is replaced by a link to the form's page.
 */
export function FormBlock({ attributes, leading }: BlockProps<'form'>) {
  useSignals();
  const { form, title, text } = attributes;
  const { forms, navigation } = usePorts();
  const { Link } = navigation;
  const { t } = useMessages();
  const id = useId();
  const loaded = useSignal<ComponentType<AnswerFormProps> | undefined>(undefined);
  useEffect(() => {
    void forms()
      .then(({ loadAnswerForm }) => loadAnswerForm())
      .then(
        (AnswerForm) => {
          loaded.value = AnswerForm;
        },
        // If the form's code fails to load, the link to its page remains.
        () => undefined,
      );
  }, [forms, loaded]);
  const AnswerForm = loaded.value;
  const Heading = leading ? 'h1' : 'h2';
  const link = (
    <p>
      <Link className={secondary} to={navigation.hrefOf({ type: 'ROUTE', route: `/form/${form}` }) ?? ''}>
        {t('formOpen')}
      </Link>
    </p>
  );
  return (
    <section className={styles.block} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.room}>{AnswerForm ? <AnswerForm name={form}>{link}</AnswerForm> : link}</div>
    </section>
  );
}

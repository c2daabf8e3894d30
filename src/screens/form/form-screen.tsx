import type { ComponentProps, ReactNode } from 'react';
import { FormView } from '#renderers/form/form-view.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { LoginLayout } from '../login-layout/login-layout.tsx';
import * as styles from './form-screen.styles.ts';

interface FormScreenProps extends ComponentProps<typeof FormView> {
  title: string;
  brand: string;
  background: RealmSettings['loginBackground'];
  /** Whether the layout is wider, as needed for longer forms. */
  wide?: boolean;
  /** URL that the back arrow leads to; without one there is no arrow. */
  backHref?: string | undefined;
  /** Text above the form that explains it. */
  why?: string | undefined;
  /** Message that replaces the form if it is not available, for example because sign-up is closed. */
  closed: string | undefined;
  /** Link to another form, shown below this one. */
  other: ReactNode;
}

/** Page with a single built-in form over the realm's background picture. */
export function FormScreen({
  title,
  brand,
  background,
  wide = false,
  backHref,
  why,
  closed,
  other,
  ...form
}: FormScreenProps) {
  return (
    <LoginLayout background={background} wide={wide} backHref={backHref}>
      <title>{`${title} · ${brand}`}</title>
      {why ? <p className={styles.why}>{why}</p> : null}
      {closed ? <Notice title={title} text={closed} /> : <FormView {...form} />}
      {other}
    </LoginLayout>
  );
}

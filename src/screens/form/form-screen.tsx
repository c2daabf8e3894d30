import type { ComponentProps, ReactNode } from 'react';
import { FormView } from '#renderers/form/form-view.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { LoginLayout } from '../login-layout/login-layout.tsx';
import * as styles from './form-screen.styles.ts';

interface FormScreenProps extends ComponentProps<typeof FormView> {
  title: string;
  brand: string;
  background: RealmSettings['loginBackground'];
  /** For longer forms. */
  wide?: boolean;
  /** Where the back arrow leads; absent where there is none. */
  backHref?: string | undefined;
  /** Why one has come here, above the form. */
  why?: string | undefined;
  /** Said in place of the form where there is none. */
  closed: string | undefined;
  /** The way to another form, below. */
  other: ReactNode;
}

/** A page that is nothing but a fixed form, over the realm's picture. */
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

import type { FieldRegistry } from '#renderers/form/field-registry.ts';
import { FormView } from '#renderers/form/form-view.tsx';
import type { Send } from '#renderers/form/use-form.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { atWidth, sourceSet } from '#renderers/primitives/picture/picture.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import * as styles from './sign-in-screen.styles.ts';

interface SignInScreenProps {
  /** The form as the server defines it; absent when the realm has no way to sign in. */
  form: unknown;
  brand: string;
  background: RealmSettings['loginBackground'];
  registry: FieldRegistry;
  send: Send;
}

/** Sign-in with the form that the realm defines, over the realm's picture. */
export function SignInScreen({ form, brand, background, registry, send }: SignInScreenProps) {
  const { say } = useWords();
  return (
    <div className={styles.screen}>
      <title>{`${say('signIn')} · ${brand}`}</title>
      {background ? (
        <picture className={styles.background}>
          {/* The product document's limit for the mobile picture. */}
          <source media="(max-width: 1024px)" srcSet={atWidth(background.mobile, 820)} />
          <img
            src={atWidth(background.desktop, 1080)}
            srcSet={sourceSet(background.desktop, 2560)}
            sizes="100vw"
            alt=""
          />
        </picture>
      ) : null}
      <div className={styles.panel}>
        {form === undefined ? (
          <Notice title={say('signIn')} text={say('signInUnavailable')} />
        ) : (
          <FormView document={form} name="form login" registry={registry} send={send} emptyLabel="emptyInputs" />
        )}
      </div>
    </div>
  );
}

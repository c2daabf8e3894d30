import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useMemo } from 'react';
import useSWR from 'swr';
import type { SessionInfo } from '#schemas/wire/session.ts';
import type { StudioRealm } from '#schemas/wire/studio-realms.ts';
import { isSignedOut, failureMessage } from '../api/failure.ts';
import { createStudioApi } from '../api/studio-api.ts';
import { CreateDialog } from '../create/create-dialog.tsx';
import { DocumentList } from '../workspace/document-list.tsx';
import { DocumentLoader } from '../workspace/document-loader.tsx';
import type { Language } from '../language/language.ts';
import { createViews } from '../preview/views.ts';
import { SignIn } from '../sign-in/sign-in.tsx';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { messages } from '../messages.ts';
import { address, go, hrefOf } from './address.ts';
import { Header } from './header.tsx';
import type { KnownRealms } from './known-realms.ts';
import { Message } from '../ui/message.tsx';
import * as styles from './studio.styles.ts';

interface RealmWorkspaceProps {
  realm: StudioRealm;
  realms: readonly StudioRealm[];
  /** Whether `realms` are all that there are. */
  isComplete: boolean;
  known: KnownRealms;
  language: Language;
  demo: string | undefined;
  /** Opens another realm; undefined for one whose name is still to be told. */
  onRealm: (id: string | undefined) => void;
}

/** How often the list is asked for again. */
const LOOK_MS = 20_000;

/** The list stands open where it leaves the document enough room. */
const isRoomy = () => window.innerWidth >= 1200;

/** One realm's documents, for whoever is signed in as its editor. */
export function RealmWorkspace({ realm, realms, isComplete, known, language, demo, onRealm }: RealmWorkspaceProps) {
  useSignals();
  const { api, session, live } = useMemo(() => createStudioApi(realm.id), [realm.id]);
  const views = useMemo(() => createViews({ realm, storage: sessionStorage, room: window.innerWidth }), [realm]);
  useEffect(() => views.keep(), [views]);
  const who = useSignal<SessionInfo | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  const isListed = useSignal(isRoomy());
  const attempt = useSignal(0);
  const isCreating = useSignal(false);
  /** The session has ended: what is open stays open, and is saved by whoever signs in again. */
  const isEnded = useSignal(false);
  const isSigningIn = useSignal(false);
  /** Signing out is on its way: whatever would ask the server as the editor is gone before. */
  const isLeaving = useSignal(false);
  const isEditor = who.value?.role === 'editor';
  useEffect(() => {
    if (isEditor) known.add(realm.id);
  }, [isEditor, known, realm.id]);
  const onSignedOut = useCallback(
    (error: unknown) => {
      if (!isSignedOut(error)) return false;
      if (who.peek()?.role === 'editor') isEnded.value = true;
      else who.value = { isGuest: true, role: 'guest' };
      return true;
    },
    [who, isEnded],
  );
  const { data, mutate } = useSWR(
    isEditor && !isLeaving.value ? ['documents', realm.id] : null,
    () => api.call('GET /api/v2/studio/documents'),
    // Others work here too: what they save is nobody's news until it is published.
    { refreshInterval: LOOK_MS, onError: onSignedOut },
  );
  useEffect(() => {
    if (!isEditor) return;
    return live.subscribe(({ type }) => {
      if (type !== 'state') void mutate();
    });
  }, [live, isEditor, mutate]);
  const look = useCallback(() => {
    failure.value = undefined;
    session.ensure().then(
      (info) => {
        who.value = info;
      },
      (error: unknown) => {
        failure.value = failureMessage(error);
      },
    );
  }, [session, who, failure]);
  useEffect(look, [look]);
  const onChanged = useCallback(() => void mutate(), [mutate]);
  const signOut = () => {
    isLeaving.value = true;
    return session
      .signOut()
      .then(
        () => {
          known.remove(realm.id);
          isEnded.value = false;
          who.value = { isGuest: true, role: 'guest' };
        },
        (error: unknown) => {
          failure.value = failureMessage(error);
        },
      )
      .finally(() => {
        isLeaving.value = false;
      });
  };
  const { kind = 'page', name = 'home' } = address.value;
  return (
    <div className={styles.studio}>
      <Header
        realm={realm}
        realms={realms}
        isComplete={isComplete}
        onRealm={onRealm}
        viewer={isEditor ? who.value?.name : undefined}
        isListed={isListed.value}
        onList={() => {
          isListed.value = !isListed.value;
        }}
        isEnded={isEnded.value}
        onSignOut={() => void signOut()}
        onSignIn={() => {
          isSigningIn.value = true;
        }}
      />
      {failure.value ? (
        <Message text={failure.value} retry={look} />
      ) : !who.value || isLeaving.value ? (
        <Message text={messages.loading} />
      ) : !isEditor ? (
        <SignIn
          realm={realm.name}
          session={session}
          demo={demo}
          viewer={who.value.isGuest ? undefined : who.value.name}
          onSignedIn={(info) => {
            who.value = info;
          }}
        />
      ) : (
        <div className={styles.columns} data-listed={isListed.value || undefined}>
          {isListed.value ? (
            <DocumentList
              documents={data?.documents ?? []}
              isCurrent={(entry) => entry.kind === kind && entry.name === name}
              hrefOf={(entry) => hrefOf({ realm: realm.id, kind: entry.kind, name: entry.name })}
              onOpen={(entry) => go({ realm: realm.id, kind: entry.kind, name: entry.name })}
              onNew={() => {
                isCreating.value = true;
              }}
            />
          ) : null}
          <DocumentLoader
            key={`${kind} ${name} ${attempt.value}`}
            kind={kind}
            name={name}
            realm={realm}
            language={language}
            api={api}
            live={live}
            views={views}
            onSignedOut={onSignedOut}
            onChanged={onChanged}
            onGone={() => {
              onChanged();
              go({ realm: realm.id, kind: undefined, name: undefined });
            }}
            onRetry={() => {
              attempt.value += 1;
            }}
          />
        </div>
      )}
      {isSigningIn.value ? (
        <SignInAgain
          realm={realm.name}
          session={session}
          demo={demo}
          onClose={() => {
            isSigningIn.value = false;
          }}
          onSignedIn={(info) => {
            if (info.role !== 'editor') return;
            who.value = info;
            isEnded.value = false;
            isSigningIn.value = false;
            onChanged();
          }}
        />
      ) : null}
      {isCreating.value ? (
        <CreateDialog
          api={api}
          language={language}
          documents={data?.documents ?? []}
          onClose={() => {
            isCreating.value = false;
          }}
          onCreated={(key) => {
            isCreating.value = false;
            onChanged();
            go({ realm: realm.id, ...key });
          }}
        />
      ) : null}
    </div>
  );
}

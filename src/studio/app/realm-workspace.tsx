import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useMemo } from 'react';
import useSWR from 'swr';
import type { SessionInfo } from '#schemas/wire/identity/session.ts';
import type { StudioRealm } from '#schemas/wire/authoring/studio-realms.ts';
import { isSignedOut, failureMessage } from '../api/failure.ts';
import { createStudioApi } from '../api/studio-api.ts';
import { CreateDialog } from '../create/create-dialog.tsx';
import { DocumentList } from '../workspace/document-list.tsx';
import { DocumentLoader } from '../workspace/document-loader.tsx';
import type { Language } from '../language/language.ts';
import { createViews } from '../preview/views.ts';
import { createSupportProof } from '../support/second-factor.tsx';
import { SupportDesk } from '../support/support-desk.tsx';
import { SignIn } from '../sign-in/sign-in.tsx';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { messages } from '../messages.ts';
import { address, go, toStudioHref } from './address.ts';
import { Header } from './header.tsx';
import type { KnownRealms } from './known-realms.ts';
import { FullPageMessage } from '../ui/message.tsx';
import * as styles from './studio.styles.ts';

interface RealmWorkspaceProps {
  realm: StudioRealm;
  realms: readonly StudioRealm[];
  /** Whether `realms` contains all realms of the server. */
  isComplete: boolean;
  known: KnownRealms;
  language: Language;
  demo: string | undefined;
  /** Opens another realm; with undefined, opens the form that asks for a realm's name. */
  onRealm: (id: string | undefined) => void;
}

/** Polling interval of the document list, in milliseconds. */
const LOOK_MS = 20_000;

/** The document list is open by default if the window is wide enough for the document beside it. */
const isRoomy = () => window.innerWidth >= 1200;

/** Whether a session is of the studio's users: editors and support. */
const isStaff = ({ role, isSupport }: SessionInfo): boolean => role === 'editor' || isSupport === true;

/** The documents of a realm, for its signed-in editor, and the page of support. */
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
  /** Whether the session ended. The open document stays open and can be saved after signing in again. */
  const isEnded = useSignal(false);
  const isSigningIn = useSignal(false);
  /**
   * Whether sign-out is in progress. Components that send requests as the editor are then unmounted before the session
   * ends.
   */
  const isLeaving = useSignal(false);
  const isEditor = who.value?.role === 'editor';
  const hasSupport = who.value?.isSupport === true;
  const isInside = who.value !== undefined && isStaff(who.value);
  /** Whether an editor who is also of support has opened the page of support. */
  const isSupportOpen = useSignal(false);
  const isSupport = hasSupport && (!isEditor || isSupportOpen.value);
  const proof = useMemo(() => createSupportProof(api, session), [api, session]);
  useEffect(() => {
    if (isInside) known.add(realm.id);
  }, [isInside, known, realm.id]);
  const onSignedOut = useCallback(
    (error: unknown) => {
      if (!isSignedOut(error)) return false;
      const viewer = who.peek();
      if (viewer && isStaff(viewer)) isEnded.value = true;
      else who.value = { isGuest: true, role: 'guest' };
      return true;
    },
    [who, isEnded],
  );
  const { data, mutate } = useSWR(
    isEditor && !isLeaving.value ? ['documents', realm.id] : null,
    () => api.call('GET /api/v2/studio/documents'),
    // The server sends push messages for publications only, not when another editor saves a draft, so the list is
    // polled.
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
        viewer={isInside ? who.value?.name : undefined}
        isListed={isListed.value}
        isSupport={isSupport}
        onSupport={
          isEditor && hasSupport
            ? () => {
                isSupportOpen.value = !isSupportOpen.value;
              }
            : undefined
        }
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
        <FullPageMessage text={failure.value} retry={look} />
      ) : !who.value || isLeaving.value ? (
        <FullPageMessage text={messages.loading} />
      ) : !isInside ? (
        <SignIn
          realm={realm.name}
          session={session}
          demo={demo}
          viewer={who.value.isGuest ? undefined : who.value.name}
          onSignedIn={(info) => {
            who.value = info;
          }}
        />
      ) : isSupport ? (
        <SupportDesk api={api} proof={proof} onSignedOut={onSignedOut} />
      ) : (
        <div className={styles.columns} data-listed={isListed.value || undefined}>
          {isListed.value ? (
            <DocumentList
              documents={data?.documents ?? []}
              isCurrent={(entry) => entry.kind === kind && entry.name === name}
              hrefOf={(entry) => toStudioHref({ realm: realm.id, kind: entry.kind, name: entry.name })}
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
            if (!isStaff(info)) return;
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

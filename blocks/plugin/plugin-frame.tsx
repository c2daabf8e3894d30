import { useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import type { PluginBlock } from '#schemas/generated/types.ts';
import { createHandshake } from './handshake.ts';
import { page } from './plugin.styles.ts';

interface PluginFrameProps {
  plugin: PluginBlock;
  hidden: boolean;
  onState: (state: 'here' | 'missing') => void;
}

/** Iframe of one plugin: sends its payload and reports when it does not load. */
export function PluginFrame({ plugin: { id, name, payload, url, title }, hidden, onState }: PluginFrameProps) {
  const { locale } = useMessages();
  const hydrated = useHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const loaded = useRef<() => void>(() => undefined);
  useEffect(() => {
    const node = frame.current;
    if (!node) return;
    const talk = createHandshake({
      greeting: { type: 'payload', id, name, locale, payload },
      expectsReady: payload !== undefined,
      onState,
    });
    loaded.current = talk.loaded;
    const onMessage = (event: MessageEvent) => talk.heard(event, node.contentWindow);
    window.addEventListener('message', onMessage);
    // A lazy iframe starts to load when it comes near the viewport; the timeout starts at the same time.
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        talk.start();
      },
      { rootMargin: '600px' },
    );
    near.observe(node);
    return () => {
      near.disconnect();
      talk.stop();
      window.removeEventListener('message', onMessage);
    };
  }, [id, name, payload, locale, onState]);
  return (
    <iframe
      ref={frame}
      // The URL is set after the listener is registered; otherwise an early `ready` message would be lost.
      src={hydrated ? url : undefined}
      title={title}
      className={page}
      sandbox="allow-scripts allow-forms"
      referrerPolicy="no-referrer"
      loading="lazy"
      onLoad={() => loaded.current()}
      hidden={hidden}
    />
  );
}

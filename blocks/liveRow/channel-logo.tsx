import { useState } from 'react';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import { channel } from './liveRow.styles.ts';

/** A channel's logo over the picture; one that cannot be loaded is left out. */
export function ChannelLogo({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>();
  return failed === src ? null : (
    <img className={channel} src={atWidth(src, 240)} alt="" loading="lazy" onError={() => setFailed(src)} />
  );
}

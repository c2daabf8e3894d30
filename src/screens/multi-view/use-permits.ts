import { useEffect, useRef, useState } from 'react';
import { usePorts } from '#renderers/ports/ports.tsx';
import { createPermits, type Permits } from './permits.ts';

/** Server permissions for events, requested while the page is open; undefined before. */
export function usePermits(): Permits | undefined {
  const { multiView } = usePorts();
  const [permits, setPermits] = useState<Permits>();
  const opening = useRef(multiView);
  useEffect(() => {
    let opened: Permits | undefined;
    let isLeft = false;
    void opening.current().then((port) => {
      if (isLeft) return;
      opened = createPermits(port);
      setPermits(opened);
    });
    return () => {
      isLeft = true;
      opened?.close();
    };
  }, []);
  return permits;
}

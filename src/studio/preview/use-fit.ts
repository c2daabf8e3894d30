import { type RefObject, useEffect, useRef, useState } from 'react';

interface Fit {
  box: RefObject<HTMLDivElement | null>;
  scale: number;
  /** Height of the frame in its own pixels, so that it fills the box. */
  height: number;
}

/** Scales a frame of a given width so that all of it is seen. Nothing is ever enlarged. */
export function useFit(width: number): Fit {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  return { box, scale, height: Math.round(room.height / scale) };
}

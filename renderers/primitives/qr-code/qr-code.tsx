import { encode } from 'uqr';

interface QrCodeProps {
  /** Text encoded in the QR code. */
  text: string;
  /** Accessible name of the QR code. */
  label: string;
  /** Class that sets the size. */
  className: string;
}

/** Width of the quiet zone around the code, in modules (ISO/IEC 18004, section 9.1). */
const QUIET_ZONE_MODULES = 4;

/** QR code, dark on white in every theme, because many cameras do not read inverted codes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE_MODULES });
  const path = data.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={className}
      // Cameras need the white ground with forced colours too.
      style={{ forcedColorAdjust: 'none' }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

/** Defines the paint `url(#G)`: one small seamless tile of grain in the given colour. */
export function grainTile(red: number, green: number, blue: number): string {
  return (
    '<filter id="n" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".7" stitchTiles="stitch"/>' +
    `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 -9 4.6"/></filter>` +
    '<pattern id="G" width="240" height="240" patternUnits="userSpaceOnUse"><rect width="240" height="240" filter="url(#n)"/></pattern>'
  );
}

/** Defines the filter `url(#m)`, grain as dense as what it is laid on is opaque, and the fades `D` (down) and `U` (up). */
export const grainFade =
  '<filter id="m" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".7"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 1"/>' +
  '<feComposite in2="SourceGraphic" operator="arithmetic" k2="9" k3="3.8" k4="-6.7"/></filter>' +
  '<linearGradient id="D" x2="0" y2="1"><stop offset=".2"/><stop offset="1" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="U" x2="0" y2="1"><stop stop-opacity="0"/><stop offset=".8"/></linearGradient>';

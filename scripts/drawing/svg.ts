/** A point in the picture. */
export type Point = readonly [x: number, y: number];

/** Formats a number as short as possible with the given decimals. */
export function short(value: number, decimals = 0): string {
  const text = value
    .toFixed(decimals)
    .replace(/^(-?)0\./, '$1.')
    .replace(/\.0+$/, '');
  return /^-?\.?0*$/.test(text) ? '0' : text;
}

/** Template tag for SVG path data: numbers are rounded, points are written as `x y`. */
export function d(parts: TemplateStringsArray, ...values: (number | string | Point)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1]!;
    if (typeof value === 'string') return text + value + part;
    return text + (typeof value === 'number' ? short(value) : `${short(value[0])} ${short(value[1])}`) + part;
  });
}

/** Path data of a polygon, or of an open line if `closed` is false. */
export function poly(points: readonly Point[], closed = true): string {
  return `M${points.map((point) => d`${point}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Path data of a circle or ellipse, which can be combined with other shapes in one path. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return d`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** Path data of a rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A filled path; `rest` are further attributes. */
export function path(data: string, fill: string, rest = ''): string {
  return `<path fill="${fill}" d="${data}"${rest && ` ${rest}`}/>`;
}

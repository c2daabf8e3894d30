import { circle, path, place, polygon, rect, tag } from './svg.ts';

/** Standing figures have their feet at 0,0 and are about 420 high; fists have their middle at 0,0. */

const ROBE =
  'M-23-352C-38-366-37-428 0-436C37-428 38-366 23-352C58-344 92-334 104-300L128-196L100-184L76-262L68-206L80-152' +
  'L-80-152L-68-206L-76-262L-100-184L-128-196L-104-300C-92-334-58-344-23-352Z';

/** A hooded robe from behind, walking, gloves hanging: `step` is the phase of the stride in radians. */
export function walker(step: number, fill: string, accent: string): string {
  const leg = (side: number, phase: number) => {
    const foot = -30 * Math.max(0, Math.sin(phase));
    return polygon(
      [
        [side * 8, -158],
        [side * 64, -158],
        [side * 46, foot - 30],
        [side * 56, foot],
        [side * 14, foot],
        [side * 20, foot - 30],
      ],
      fill,
    );
  };
  const gloveAt = (side: number) => tag('ellipse', { cx: side * 116, cy: -176, rx: 27, ry: 34, fill });
  return [
    leg(-1, step),
    leg(1, step + Math.PI),
    path(ROBE, fill),
    gloveAt(-1),
    gloveAt(1),
    path('M0-316L46-236L28-236L0-286L-28-236L-46-236Z', accent),
    polygon(
      [
        [-75, -172],
        [75, -172],
        [78, -161],
        [-78, -161],
      ],
      accent,
    ),
  ].join('');
}

/** The winner from the front: both gloves up. */
export function winner(fill: string, trunks: string, raise = 1): string {
  const arm = (side: number) => {
    const [elbowX, elbowY] = [side * (112 + 16 * (1 - raise)), -330 - 44 * raise + 70 * (1 - raise)];
    const [handX, handY] = [side * (96 + 24 * (1 - raise)), -470 * raise - 200 * (1 - raise)];
    return (
      path(`M${side * 62}-318L${elbowX} ${elbowY}L${handX} ${handY}`, 'none', {
        stroke: fill,
        'stroke-width': 42,
        'stroke-linejoin': 'round',
      }) +
      path('M-34 20C-46-22-28-48 4-48C36-48 46-20 36 20L26 40L-24 40Z', fill, {
        transform: `translate(${handX} ${handY})`,
      })
    );
  };
  return [
    arm(-1),
    arm(1),
    path(
      'M-26-330L-30-384C-30-424 30-424 30-384L26-330C52-326 84-318 88-298L66-214L58-160L-58-160L-66-214L-88-298C-84-318-52-326-26-330Z',
      fill,
    ),
    path('M-52 0L-60-70L-50-130L-4-130L-14-66L-22 0Z', fill),
    path('M52 0L60-70L50-130L4-130L14-66L22 0Z', fill),
    path('M-60-172L60-172L74-84L10-84L0-116L-10-84L-74-84Z', trunks),
    rect(-60, -178, 120, 14, fill),
  ].join('');
}

/** A boxing glove in profile, pointing right, in light and shade; about 360 wide. */
export function glove(fill: string, shade: string, band: string): string {
  return [
    path('M-92-70L-196-78L-196 80L-92 74Z', fill),
    path('M-196 20L-92 16L-92 74L-196 80Z', shade),
    path('M-168-76L-122-72L-122 75L-168 78Z', band),
    path('M-96-72C-60-112-10-134 44-134C124-134 172-84 174-10C176 66 120 116 46 114L-96 76Z', fill),
    path('M174-10C176 66 120 116 46 114L-96 76L-96 18C0 60 120 60 174-10Z', shade),
    path('M-96-50C-92-112-30-162 40-146C92-134 108-84 74-58C40-34-10-40-52 6C-76 24-98-8-96-50Z', fill),
    path('M-96-20C-94 6-74 20-52 6C-10-40 40-34 74-58C92-72 94-92 86-110C70-70 10-78-40-40C-64-22-80-14-96-20Z', shade),
  ].join('');
}

/** A raised fist from the front, four fingers and a thumb, about 300 wide; the forearm runs down out of sight. */
export function fist(fill: string, gap: string): string {
  const finger = (x: number, top: number, width: number) =>
    rect(x, top, width, 168, fill, { rx: 30, stroke: gap, 'stroke-width': 8 });
  return [
    path('M-118 60C-112 130-88 168-86 220L-104 620L112 620L92 220C96 160 132 140 138 40Z', fill),
    path('M-140-20L140-20C150 60 128 120 96 170L-84 170C-130 120-146 60-140-20Z', fill),
    finger(-146, -132, 72),
    finger(-74, -152, 74),
    finger(0, -148, 74),
    finger(74, -122, 68),
    path('M-152 8C-150-30-112-44-72-34L30-4C62 8 62 50 28 58L-60 62C-96 66-150 66-152 8Z', fill, {
      stroke: gap,
      'stroke-width': 8,
    }),
  ].join('');
}

/** Heads and raised arms of a crowd along the bottom edge; `beat` 0..1 lifts some of them. */
export function crowd(people: readonly Person[], beat: (person: Person) => number, fill: string): string {
  return people
    .map((person) => {
      const { x, y, size, arms } = person;
      const up = beat(person);
      const arm = (side: number) =>
        path(
          `M${side * 26} 30L${side * (46 - 8 * up)} ${-20 - 30 * up}L${side * (34 + 10 * up)} ${-60 - 70 * up}`,
          'none',
          {
            stroke: fill,
            'stroke-width': 19,
            'stroke-linejoin': 'round',
            'stroke-linecap': 'round',
          },
        ) + circle(side * (34 + 10 * up), -66 - 70 * up, 14, fill);
      const body = circle(0, -22, 27, fill) + path('M-62 400L-62 48C-58 16-30 6 0 6C30 6 58 16 62 48L62 400Z', fill);
      return place({ x, y: y - 16 * up, scale: size }, body, arms > 0 ? arm(1) : '', arms > 1 ? arm(-1) : '');
    })
    .join('');
}

export interface Person {
  x: number;
  y: number;
  size: number;
  arms: number;
  phase: number;
}

import { oval } from '../../../scripts/drawing/svg.ts';
import { type ApexStage, beams, ground, halftone, mesh, ring, slab, slope, whole } from './light.ts';
import { d, group, line, path, poly } from '../../../scripts/drawing/svg.ts';

/** What stands behind a fighter, and whether it is light there. */
export interface Backdrop {
  readonly art: string;
  /** The fighter stands before the lead colour or bone rather than before the dark. */
  readonly bright: boolean;
}

function disc(stage: ApexStage): Backdrop {
  const [x, y] = stage.focus;
  const radius = stage.portrait ? 430 : 400;
  const { lead, deep } = stage.palette;
  const paint = stage.linear(
    [x - radius, y - radius, x + radius * 0.6, y + radius],
    [0, lead],
    [0.45, lead],
    [1, deep],
  );
  const round = oval(x, y, radius);
  return {
    bright: true,
    art:
      ground(stage) +
      path(round, paint) +
      group(
        stage.clip(round),
        halftone(x - radius - 100, y - 60, radius * 2 + 200, radius * 1.3, stage.palette.ground, 0, 21),
      ),
  };
}

function slabs(stage: ApexStage): Backdrop {
  const [x] = stage.focus;
  const { lead, bone, spark, deep } = stage.palette;
  const wide = stage.random.range(420, 620);
  const paint = stage.linear([0, 0, 0, stage.height], [0, lead], [0.6, lead], [1, deep]);
  return {
    bright: true,
    art:
      ground(stage) +
      path(slab(stage, x - wide / 2, wide), paint) +
      path(slab(stage, x + wide / 2 + 26, stage.random.range(20, 70)), spark) +
      path(slab(stage, x - wide / 2 - 60, 18), bone) +
      group(
        stage.clip(slab(stage, x - wide / 2, wide)),
        halftone(x - 600, stage.height * 0.55, 1200, stage.height * 0.6, stage.palette.ground, 0, 20),
      ),
  };
}

function octagons(stage: ApexStage): Backdrop {
  const [x, y] = stage.focus;
  const { lead, bone } = stage.palette;
  const turn = stage.random.pick([0, 0.2, Math.PI / 8]);
  const lines = [220, 320, 430, 560, 710].map((radius, index) =>
    line(ring(x, y, radius, 1, 8, turn), index === 1 ? bone : lead, 34 - index * 6, `opacity="${1 - index * 0.18}"`),
  );
  return { bright: false, art: ground(stage) + beams(stage, 3, bone, stage.focus, 0.35) + lines.join('') };
}

function spots(stage: ApexStage): Backdrop {
  const { lead, bone, spark } = stage.palette;
  const colour = stage.random.pick([lead, lead, bone, spark]);
  return { bright: false, art: ground(stage) + beams(stage, stage.random.int(3, 6), colour, stage.focus, 0.75) };
}

function fence(stage: ApexStage): Backdrop {
  const [x, y] = stage.focus;
  const { lead, bone, ground: dark } = stage.palette;
  const glow = stage.radial(x, y, stage.portrait ? 760 : 640, [0, lead], [0.5, lead, 0.7], [1, lead, 0]);
  return {
    bright: true,
    art:
      ground(stage) +
      path(whole(stage), glow) +
      mesh(stage, dark, 56, 6) +
      path(slab(stage, x + 420, 44, 0), bone) +
      path(slab(stage, x + 430, 14, 0), lead),
  };
}

function halves(stage: ApexStage): Backdrop {
  const [x] = stage.focus;
  const { lead, bone, deep, ground: dark } = stage.palette;
  const light = stage.random.chance(0.4) ? bone : lead;
  const edge = x - 40;
  const shift = (stage.height * slope) / 2;
  const field = poly([
    [edge + shift, 0],
    [stage.width, 0],
    [stage.width, stage.height],
    [edge - shift, stage.height],
  ]);
  return {
    bright: true,
    art:
      ground(stage) +
      path(field, light) +
      group(
        stage.clip(field),
        halftone(edge - 300, stage.height * 0.5, 1400, stage.height * 0.7, light === bone ? lead : deep, 0, 23),
      ) +
      line(d`M${edge + shift - 30} 0L${edge - shift - 30} ${stage.height}`, light === bone ? lead : bone, 10) +
      path(slab(stage, edge - 150, 60), dark),
  };
}

function rays(stage: ApexStage): Backdrop {
  const [x, y] = stage.focus;
  const { lead, deep, ground: dark } = stage.palette;
  const count = stage.random.int(9, 14);
  const start = stage.random.range(0, 1);
  const shafts = Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * 2 * Math.PI;
    const spread = Math.PI / count / 1.9;
    return poly([
      [x, y],
      [x + Math.cos(angle - spread) * 1900, y + Math.sin(angle - spread) * 1900],
      [x + Math.cos(angle + spread) * 1900, y + Math.sin(angle + spread) * 1900],
    ]);
  });
  const paint = stage.radial(x, y, stage.portrait ? 900 : 800, [0, lead], [0.5, deep], [1, dark]);
  return { bright: true, art: ground(stage) + path(shafts.join(''), paint) + path(oval(x, y, 250), lead) };
}

const all = [disc, slabs, octagons, spots, fence, halves, rays];

/** A backdrop for a scene with figures. */
export function backdrop(stage: ApexStage): Backdrop {
  return stage.random.pick(all)(stage);
}

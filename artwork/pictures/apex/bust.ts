import type { Random } from '../../../scripts/drawing/random.ts';
import { d, group, path, place } from '../../../scripts/drawing/svg.ts';
import type { Ink } from './palette.ts';

/** The parts that make one face differ from another. */
export interface Face {
  readonly jaw: number;
  readonly brow: number;
  readonly nose: number;
  readonly cut: 'crop' | 'bald' | 'mohawk' | 'bun' | 'braids' | 'curls' | 'hood';
  readonly beard: 'none' | 'full' | 'goatee';
  readonly slim: boolean;
}

/** Chooses a face. */
export function face(random: Random): Face {
  const slim = random.chance(0.35);
  return {
    slim,
    jaw: slim ? random.range(108, 126) : random.range(136, 164),
    brow: random.range(-6, 10),
    nose: random.range(-6, 16),
    cut: random.pick(
      slim
        ? (['bun', 'braids', 'curls', 'crop', 'hood'] as const)
        : (['crop', 'crop', 'bald', 'mohawk', 'hood', 'curls'] as const),
    ),
    beard: slim ? 'none' : random.pick(['none', 'full', 'goatee', 'none'] as const),
  };
}

function hair({ cut }: Face): { back: string; front: string } {
  const cap =
    'M-192-30C-214-200-150-330 0-334 150-330 214-200 192-30L172-90 150-176Q80-226 0-214-80-226-150-176L-172-90Z';
  switch (cut) {
    case 'bald':
      return { back: '', front: '' };
    case 'crop':
      return {
        back: '',
        front:
          'M-186-60C-206-220-140-330 0-334 140-330 206-220 186-60L170-96 158-190 70-212-40-200-120-214-158-180-170-96Z',
      };
    case 'mohawk':
      return { back: '', front: 'M-84-230C-120-330-60-440 20-450 110-440 120-330 84-230Q0-262-84-230Z' };
    case 'bun':
      return { back: 'M-90-350a90 84 0 1 0 180 0a90 84 0 1 0-180 0z', front: cap };
    case 'braids':
      return {
        back: 'M-190-120L-236 60-214 260-246 470-170 500-150 260-150 0ZM190-120L236 60 214 260 246 470 170 500 150 260 150 0Z',
        front: `${cap}M-6-334h12v130h-12z`,
      };
    case 'curls':
      return {
        back: 'M-250-60a96 96 0 0 1 0-150a110 110 0 0 1 120-150a120 120 0 0 1 260 0a110 110 0 0 1 120 150a96 96 0 0 1 0 150L190 60H-190Z',
        front:
          'M-186-60L-176-190a60 60 0 0 1 90-50a70 70 0 0 1 110-10a70 70 0 0 1 110 20a60 60 0 0 1 46 70L186-60C240-260 120-360 0-350-120-360-240-260-186-60Z',
      };
    case 'hood':
      return { back: 'M-330 520C-250 330-300-60-210-270-140-420 140-420 210-270 300-60 250 330 330 520Z', front: '' };
  }
}

/** A stencilled face from the front, half in the light: about 1000 units tall with its shoulders, middle of the face at 0,0. */
export function bust(person: Face, ink: Ink, x: number, y: number, scale: number, flip: boolean): string {
  const { jaw, brow, nose, slim } = person;
  const wide = slim ? 172 : 190;
  const neck = slim ? 96 : 142;
  const out = slim ? 400 : 520;
  const outline = d`M0-322C${wide}-322 ${wide + 8}-150 ${wide - 6}-40L${jaw + 20} 130Q${jaw} 196 ${jaw * 0.5} 268Q0 296 ${-jaw * 0.5} 268Q${-jaw} 196 ${-jaw - 20} 130L${6 - wide}-40C${-wide - 8}-150 ${-wide}-322 0-322Z`;
  const torso = d`M${-neck} 120L${-neck - 10} 300Q${-neck - 60} 372 ${-out * 0.7} 404Q${-out} 440 ${-out - 40} 720H${out + 40}Q${out} 440 ${out * 0.7} 404Q${neck + 60} 372 ${neck + 10} 300L${neck} 120Z`;
  const ears = d`M${wide - 14}-50q44-30 36 30l-30 76-14-10ZM${14 - wide}-50q-44-30-36 30l30 76 14-10Z`;
  const dark = d`M-20-322C${-wide}-322 ${-wide - 8}-150 ${6 - wide}-40L${-jaw - 20} 130Q${-jaw} 196 ${-jaw * 0.5} 268Q0 296 20 272L6 222Q14 190 2 166L10 140-6 118 34 ${82 + nose}Q44 ${60 + nose} 26 ${34 + nose}L8 -40-14-70-30-150Z`;
  const glint = d`M-52-30L-136-34-150 30-96 82-60 66Z`;
  const eye = d`M34 ${-84 + brow}L84 ${-106 + brow} 158 ${-84 + brow} 152 ${-66 + brow} 96 ${-76 + brow} 42 ${-56 + brow}ZM52-26L82-46 122-42 144-22 96-14ZM-52 ${-84 + brow}L-96 ${-104 + brow}-160 ${-84 + brow}-60 ${-58 + brow}ZM-60-28L-96-44-140-26-98-14Z`;
  const planes = d`M6 ${64 + nose}L46 ${70 + nose} 54 ${52 + nose} 64 ${76 + nose} 30 ${96 + nose}ZM-60 142L0 136 30 134 78 142 40 156 0 152ZM0 180L48 176 30 196ZM${jaw + 16} 60L${jaw - 44} 130 ${jaw - 40} 226 ${jaw * 0.62} 262 ${jaw + 20} 130Z`;
  const under = d`M${-neck} 200L0 300 ${jaw * 0.5} 262 ${neck} 190 ${neck * 0.5} 330 40 470 0 720H${-out - 40}Q${-out} 440 ${-out * 0.7} 404Q${-neck - 60} 372 ${-neck - 10} 300Z`;
  const beard = {
    none: '',
    full: d`M${-jaw - 22} 80L${-jaw + 30} 110-60 104 0 112 60 104 ${jaw - 30} 110 ${jaw + 22} 80Q${jaw + 8} 230 ${jaw * 0.5} 296Q0 340 ${-jaw * 0.5} 296Q${-jaw - 8} 230 ${-jaw - 22} 80ZM-54 148Q0 134 54 148 20 170-20 170Z`,
    goatee: 'M-66 112Q0 92 66 112L72 210Q50 312 0 316-50 312-72 210ZM-46 146Q0 128 46 146 16 168-16 168Z',
  }[person.beard];
  const { back, front } = hair(person);
  return group(
    place(x, y, scale, 0, flip),
    back && path(back, ink.hair),
    path(torso, ink.light),
    path(under, ink.shade),
    path(ears + outline, ink.light),
    path(dark, ink.shade),
    path(glint, ink.light),
    path(eye, ink.hair),
    path(planes, ink.shade),
    beard && path(beard, ink.hair, 'fill-rule="evenodd"'),
    front && path(front, ink.hair),
    person.cut === 'hood'
      ? path(
          'M-330 520C-250 330-300-60-210-270-140-420 140-420 210-270 300-60 250 330 330 520L220 600C190 300 220 0 160-190 110-300-110-300-160-190-220 0-190 300-220 600Z',
          ink.kit,
        )
      : '',
  );
}

/** A head in profile, facing right, with neck and shoulder; 0,0 is the ear. */
export function profile(person: Face, ink: Ink, x: number, y: number, scale: number, flip: boolean): string {
  const { nose, brow, slim } = person;
  const thick = slim ? 0 : 40;
  const skin = d`M-190 600L${-170 - thick} 240Q-200 170-222 70C-262-160-130-310 30-308C130-304 196-250 202-168L${210 + brow}-104Q${214 + brow}-78 196-58L${244 + nose} 34Q250 60 208 66L208 86Q236 98 214 118Q230 132 204 150Q222 190 202 222Q180 254 128 246L40 222Q${30 + thick} 300 ${90 + thick} 380L${330 + thick * 2} 600Z`;
  const shade = d`M-190 600L${-170 - thick} 240Q-200 170-222 70C-262-160-130-310-40-306L-60-120 10-40 40 60 20 130 110 200 128 246 40 222Q${30 + thick} 300 ${90 + thick} 380L60 600ZM120-92L${206 + brow}-108 196-62 150-56Z`;
  const lines = 'M138-44L186-46 178-28 150-26ZM150 112L212 118 160 124ZM190 58l-34 6 10-24Z';
  const beard =
    person.beard === 'none' ? '' : 'M-20 60L30 130 120 90 206 90 214 118 204 150 206 222Q190 280 120 272L0 220Z';
  const cuts: Record<Face['cut'], string> = {
    bald: '',
    crop: 'M-232 20C-262-160-130-310 30-308 130-304 186-260 200-190L130-206 60-150 40-70 0-66-50 10-110 60-214 90Z',
    mohawk: 'M-190-180C-210-330-60-420 100-380L190-230 60-266-80-250Z',
    bun: 'M-222 40C-262-160-130-310 30-308 130-304 186-260 200-190L120-210 20-120-40-20-150 70ZM-330-250a90 90 0 1 0 180 0a90 90 0 1 0-180 0z',
    braids:
      'M-222 40C-262-160-130-310 30-308 130-304 186-260 200-190L120-210 20-120-40-20-120 120-160 420-240 540-300 420-250 200Z',
    curls:
      'M-232 80a90 90 0 0 1-50-140a100 100 0 0 1 50-150a110 110 0 0 1 140-120a110 110 0 0 1 180 0a90 90 0 0 1 110 130L120-200 20-110-40-10-120 80Z',
    hood: 'M-220 600C-320 300-330-60-240-220-150-380 110-390 190-260L120-230C30-220 0-100 10 60L60 260 200 420 180 600Z',
  };
  return group(
    place(x, y, scale, 0, flip),
    path(skin, ink.light),
    path(shade, ink.shade),
    path(lines, ink.hair),
    beard && path(beard, ink.hair),
    cuts[person.cut] && path(cuts[person.cut], person.cut === 'hood' ? ink.kit : ink.hair),
    person.cut === 'hood' ? '' : path('M-34-30q50-40 56 20l-20 60-26 6Z', ink.light),
  );
}

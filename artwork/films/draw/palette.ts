/** Apex: near-black, one hot accent and bone. */
export const apex = {
  ink: '#09090b',
  coal: '#141418',
  steel: '#26262d',
  ash: '#4a4850',
  bone: '#efe8da',
  hot: '#ff3d1f',
  ember: '#9c1f0e',
} as const;

/** Lumen: paper, one deep blue and three muted colours with their tints. */
export const lumen = {
  paper: '#f4efe6',
  shade: '#e9e1d2',
  deep: '#1f3a5f',
  night: '#162b48',
  mist: '#c8d3cf',
  sage: '#8fae9d',
  gold: '#e8c468',
  sun: '#d9643a',
} as const;

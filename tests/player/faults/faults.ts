import { besideFaults } from './beside-faults.ts';
import type { Fault } from './fault.ts';
import { filmFaults } from './film-faults.ts';
import { liveFaults } from './live-faults.ts';

/** All faults, in each engine that they apply to. */
export const faults: readonly Fault[] = [...filmFaults, ...liveFaults, ...besideFaults];

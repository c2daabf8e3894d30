import { besideFaults } from './beside-faults.ts';
import type { Fault } from './fault.ts';
import { filmFaults } from './film-faults.ts';
import { liveFaults } from './live-faults.ts';

/** Every fault that is injected, in each engine that has it. */
export const faults: readonly Fault[] = [...filmFaults, ...liveFaults, ...besideFaults];

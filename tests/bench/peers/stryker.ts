/** Stryker, which runs the mutation tests. */
export { Stryker } from '@stryker-mutator/core';

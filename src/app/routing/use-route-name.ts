import { useMatches } from 'react-router';
import type { RouteName } from '#schemas/routes/table.ts';
import type { RouteHandle } from './route-handle.ts';

/** Name of the route that is shown; undefined on a preview and where nothing is. */
export const useRouteName = (): RouteName | undefined => (useMatches().at(-1)?.handle as RouteHandle | undefined)?.name;

/** Whether the screen that is shown is to stand alone. */
export const useStandsAlone = (): boolean => (useMatches().at(-1)?.handle as RouteHandle | undefined)?.alone === true;

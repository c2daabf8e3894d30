import { useMatches } from 'react-router';
import type { RouteName } from '#schemas/routes/table.ts';
import type { RouteHandle } from './route-handle.ts';

/** Returns the current route's name; undefined for previews and unknown paths. */
export const useRouteName = (): RouteName | undefined => (useMatches().at(-1)?.handle as RouteHandle | undefined)?.name;

/** Whether only the current screen is shown, without menu and overlays. */
export const useStandsAlone = (): boolean => (useMatches().at(-1)?.handle as RouteHandle | undefined)?.alone === true;

import { createContext, useContext } from 'react';

/** Data that only the server needs to render the page: hydration keeps the rendered result and needs no code for it. */
export interface ServerAssets {
  /** CSP nonce of the page's inline scripts. */
  nonce: string | undefined;
  /** Registers the page's styles and code in the head. */
  linkAssets: () => void;
  /** Inline script that runs before the first paint. */
  firstScript: string;
}

const ServerAssetsContext = createContext<ServerAssets>({
  nonce: undefined,
  linkAssets: () => undefined,
  firstScript: '',
});
export const ServerAssetsProvider = ServerAssetsContext.Provider;
export const useServerAssets = (): ServerAssets => useContext(ServerAssetsContext);

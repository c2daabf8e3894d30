import { createContext, useContext } from 'react';

/** Server-only rendering data: hydration keeps its result and needs no code for it. */
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

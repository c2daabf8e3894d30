import { createContext, useContext } from 'react';

/** What only the server knows while it draws: the page's nonce, and the styles and code that the head should carry. */
export interface ServerAssets {
  nonce: string | undefined;
  linkAssets: () => void;
}

const ServerAssetsContext = createContext<ServerAssets>({ nonce: undefined, linkAssets: () => undefined });
export const ServerAssetsProvider = ServerAssetsContext.Provider;
export const useServerAssets = (): ServerAssets => useContext(ServerAssetsContext);

import { createContext, useContext } from 'react';

/** What only the server knows while it draws: browsers take over what it has drawn, and load no code for it. */
export interface ServerAssets {
  /** The page's nonce. */
  nonce: string | undefined;
  /** Puts the styles and code that the page needs into its head. */
  linkAssets: () => void;
  /** What runs before the first paint. */
  firstScript: string;
}

const ServerAssetsContext = createContext<ServerAssets>({
  nonce: undefined,
  linkAssets: () => undefined,
  firstScript: '',
});
export const ServerAssetsProvider = ServerAssetsContext.Provider;
export const useServerAssets = (): ServerAssets => useContext(ServerAssetsContext);

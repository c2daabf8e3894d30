import { redirect, replace } from 'react-router';

/** Percent-encodes a URL for use in a header. */
const inAscii = (address: string): string => {
  const { pathname, search, hash } = new URL(address, 'http://local');
  return `${pathname}${search}${hash}`;
};

/** Redirects to a path of this site. */
export const createRedirect = (address: string, status = 302): Response => redirect(inAscii(address), status);

/** Redirects a replaced URL, so that back navigation skips it. */
export const createReplacingRedirect = (address: string, status: number): Response => replace(inAscii(address), status);

import { redirect, replace } from 'react-router';

/** An address as a header may hold it: letters of every script, and emoji, written in ASCII. */
const inAscii = (address: string): string => {
  const { pathname, search, hash } = new URL(address, 'http://local');
  return `${pathname}${search}${hash}`;
};

/** Leads on to an address of this site. */
export const leadTo = (address: string, status = 302): Response => redirect(inAscii(address), status);

/** The same for an address that has become another: the way back does not pass it again. */
export const leadInstead = (address: string, status: number): Response => replace(inAscii(address), status);

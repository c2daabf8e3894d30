import type * as z from 'zod';

/** One call of the realm server. */
export interface Endpoint {
  summary: string;
  /** Whether it needs no token. */
  public?: true;
  /** Whether only editors may call. */
  editor?: true;
  /** Whether a preview's ticket is the credential, in the header of that name. */
  ticket?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Keys of the query that may come more than once; they are read as lists. */
  many?: readonly string[];
  body?: z.ZodType;
  /** Bytes that the body may have, where it is more than the usual 64 kB. */
  largestBody?: number;
  /** Status of success and what it answers; null for an empty answer. */
  status: 200 | 201 | 204;
  answer: z.ZodType | null;
}

/** The request header in which a preview shows its ticket. */
export const TICKET_HEADER = 'x-playbill-preview';

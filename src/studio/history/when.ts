const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as an editor reads it, in the time of the editor's machine. */
export const when = (time: string): string => format.format(new Date(time));

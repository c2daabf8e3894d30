/**
 * Age ratings from which a title is not for children, as a regular expression that JavaScript and PostgreSQL read
 * alike: 12 and above, and the names that some countries use. A title without a rating is for everybody.
 */
export const notForChildren = '^(1[2-9]|[2-9][0-9]|PG-13|R|R18|NC-17|TV-14|TV-MA|M|MA15\\+|X18)$';
const pattern = new RegExp(notForChildren);

/** Whether a rating is one for children. */
export const suitsChildren = (rating: string | undefined): boolean => rating === undefined || !pattern.test(rating);

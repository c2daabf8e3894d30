/** In an address in place of the secret of a link, once the page has it: then it stands in the history's entry alone. */
export const NO_SECRET = 'link';

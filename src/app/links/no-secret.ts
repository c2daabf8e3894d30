/**
 * Placeholder for a link's secret in the URL after the page has read it; the secret then only exists in the history
 * entry's state.
 */
export const SECRET_PLACEHOLDER = 'link';

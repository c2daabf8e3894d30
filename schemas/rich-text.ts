/** HTML tags that rich texts may use; others are removed on rendering. */
export const richTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'a', 'blockquote'] as const;

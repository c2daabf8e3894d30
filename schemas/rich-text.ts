/** The tags of HTML that rich texts may use. Others are left out where the text is shown. */
export const richTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'br', 'a', 'blockquote'] as const;

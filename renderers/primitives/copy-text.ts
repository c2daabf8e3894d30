/**
 * Copies a text to the clipboard. Rejects if the browser denies it or has no clipboard, as on pages over plain http.
 */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Puts a text into the clipboard. Rejects where the browser refuses, or has none, as on a page over plain http. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

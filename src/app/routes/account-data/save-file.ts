/** Downloads an object as a JSON file in the browser. */
export function saveFile(name: string, content: object): void {
  const href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The URL is revoked in the next task: by then the browser has read the blob.
  setTimeout(() => URL.revokeObjectURL(href));
}

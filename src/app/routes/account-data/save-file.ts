/** Gives the viewer a file of JSON to keep, among the browser's downloads. */
export function saveFile(name: string, content: object): void {
  const href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser has taken what it needs by the time that it comes to this.
  setTimeout(() => URL.revokeObjectURL(href));
}

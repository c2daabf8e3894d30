const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Creates a page without theme, labels or scripts, for when no realm is available. */
export const plainPage = (
  status: number,
  title: string,
  text: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>` +
      `<body><main><h1>${escape(title)}</h1><p>${escape(text)}</p></main></body></html>`,
    { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );

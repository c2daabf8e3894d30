/** Syntax of LSP snippets: escaped character, tab stop, placeholder with a default text. */
const part = /\\([\\$}])|\$(\d+)|\$\{(\d+)\}|\$\{(\d+):((?:\\.|[^\\}])*)\}|([$#]\{)/g;

const literal = (text: string) => text.replace(/[$#]\{/g, (sign) => `${sign[0]}\\{`);

/** Converts an LSP snippet to a template of the code editor. */
export function templateOf(snippet: string): string {
  return snippet.replace(part, (match, escaped?: string, bare?: string, braced?: string, named?: string, text = '') => {
    if (escaped !== undefined) return escaped;
    const number = bare ?? braced ?? named;
    if (number === undefined) return literal(match);
    const said = String(text).replace(/\\([\\$}])/g, '$1');
    // The final tab stop has no number in the code editor's templates, unlike in LSP snippets.
    if (number === '0') return said ? `\${${said}}` : '${}';
    return said ? `\${${number}:${said}}` : `\${${number}}`;
  });
}

/** Converts plain text to a template without placeholders. */
export const templateOfText = (text: string): string => literal(text);

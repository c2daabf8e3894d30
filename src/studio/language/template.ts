/** Parts of a snippet as the language server protocol writes it: an escaped sign, a place, a place with a text in it. */
const part = /\\([\\$}])|\$(\d+)|\$\{(\d+)\}|\$\{(\d+):((?:\\.|[^\\}])*)\}|([$#]\{)/g;

const literal = (text: string) => text.replace(/[$#]\{/g, (sign) => `${sign[0]}\\{`);

/** A snippet of the language server protocol as a template of the editor field. */
export function templateOf(snippet: string): string {
  return snippet.replace(part, (match, escaped?: string, bare?: string, braced?: string, named?: string, text = '') => {
    if (escaped !== undefined) return escaped;
    const number = bare ?? braced ?? named;
    if (number === undefined) return literal(match);
    const said = String(text).replace(/\\([\\$}])/g, '$1');
    // The last place of all has no number in the editor field's templates.
    if (number === '0') return said ? `\${${said}}` : '${}';
    return said ? `\${${number}:${said}}` : `\${${number}}`;
  });
}

/** A text that holds no places as a template. */
export const templateOfText = (text: string): string => literal(text);

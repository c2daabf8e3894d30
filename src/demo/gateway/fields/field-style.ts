/** Style sheet of the card fields. The embedding page sets the custom properties by the fragment of the URL. */
export const FIELD_STYLE = `
:root { --color: #1a1a1a; --background: #fff; --border: #767676; --error: #b3261e; --font: system-ui, sans-serif; }
* { box-sizing: border-box; }
html { overflow: hidden; background: transparent; }
body { margin: 0; color: var(--color); font: 16px/1.4 var(--font); }
form { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 16px 12px; padding: 4px; align-items: start; }
.number { grid-column: 1 / -1; }
@media (min-width: 640px) {
  form { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr); }
  .number { grid-column: auto; }
}
label { display: block; margin-block-end: 6px; }
.heading { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 12px; }
input { inline-size: 100%; min-block-size: 48px; padding: 0 12px; border: 1px solid var(--border); border-radius: 8px;
  color: inherit; background: var(--background); font: inherit; direction: ltr; text-align: start; }
[dir='rtl'] input { text-align: end; }
input:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
input[aria-invalid] { border-color: var(--error); box-shadow: inset 0 0 0 1px var(--error); }
#brand { font-size: 14px; line-height: 22px; }
.error { margin: 6px 0 0; color: var(--error); font-size: 14px; overflow-wrap: anywhere; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

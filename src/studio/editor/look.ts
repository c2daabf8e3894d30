import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-property)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: 'var(--color-muted)' },
]);

const mono = 'ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

/** Theme of the code editor in the studio's light and dark colours. */
export const look: Extension = [
  syntaxHighlighting(highlight),
  EditorView.theme({
    '&': {
      blockSize: '100%',
      color: 'var(--color-text)',
      backgroundColor: 'var(--color-background)',
      fontSize: '13px',
    },
    // The editor itself has no focus ring, because one is drawn around the entire pane.
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: mono, lineHeight: '1.6' },
    '.cm-content': { caretColor: 'var(--color-text)', paddingBlock: '12px' },
    '.cm-cursor': { borderLeftColor: 'var(--color-text)', borderLeftWidth: '2px' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'color-mix(in oklab, var(--color-brand) 26%, transparent)',
    },
    '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--color-muted)', border: 'none' },
    '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--color-text) 4%, transparent)' },
    '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--color-text)' },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      backgroundColor: 'color-mix(in oklab, var(--color-brand) 22%, transparent)',
    },
    '.cm-foldPlaceholder': {
      backgroundColor: 'var(--color-surface)',
      border: '1px solid var(--color-line)',
      color: 'var(--color-muted)',
      paddingInline: '6px',
    },
    '.cm-tooltip, .cm-panels': {
      backgroundColor: 'var(--color-raised)',
      color: 'var(--color-text)',
      border: '1px solid var(--color-line)',
      borderRadius: '6px',
      boxShadow: '0 8px 24px -12px rgb(0 0 0 / 45%)',
    },
    '.cm-panels': { borderRadius: '0', boxShadow: 'none' },
    '.cm-tooltip-hover p, .cm-completionInfo': {
      maxInlineSize: '44ch',
      margin: '0',
      padding: '6px 10px',
      lineHeight: '1.45',
    },
    '.cm-tooltip-autocomplete > ul': { fontFamily: mono, maxBlockSize: '18em' },
    '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--color-brand)',
      color: 'var(--color-on-brand)',
    },
    '.cm-completionDetail': { color: 'inherit', opacity: '0.75', fontStyle: 'normal' },
    '.cm-diagnostic': {
      borderInlineStartWidth: '3px',
      padding: '6px 10px',
      fontFamily: 'inherit',
      whiteSpace: 'pre-line',
    },
    '.cm-diagnostic-error': { borderInlineStartColor: 'var(--color-danger)' },
    '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--color-warning)' },
    '.cm-lintRange': { backgroundImage: 'none', textDecorationThickness: '2px', textUnderlineOffset: '3px' },
    '.cm-lintRange-error': { textDecoration: 'underline wavy var(--color-danger)' },
    '.cm-lintRange-warning': { textDecoration: 'underline wavy var(--color-warning)' },
    '.cm-button, .cm-textfield': {
      backgroundImage: 'none',
      backgroundColor: 'var(--color-background)',
      border: '1px solid var(--color-line)',
      borderRadius: '4px',
      color: 'inherit',
    },
    '.cm-mergeView': { blockSize: '100%' },
    '.cm-changedLine, &.cm-merge-a .cm-changedLine, &.cm-merge-b .cm-changedLine': {
      backgroundColor: 'color-mix(in oklab, var(--color-brand) 10%, transparent)',
    },
    '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
      background: 'none',
      boxShadow: 'inset 0 -2px var(--color-danger)',
    },
    // Changed text is underlined, because coloured text would lack contrast on the coloured background.
    '&.cm-merge-b .cm-changedText': { background: 'none', boxShadow: 'inset 0 -2px var(--color-success)' },
    '.cm-collapsedLines': {
      background: 'var(--color-surface)',
      color: 'var(--color-muted)',
      paddingInlineStart: '12px',
    },
    // The editor's default symbols are missing in many fonts, so they are replaced.
    '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"…"' },
    '.cm-completionIcon': { display: 'none' },
  }),
];

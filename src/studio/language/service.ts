import {
  type CompletionItem,
  type CompletionList,
  getLanguageService,
  InsertTextFormat,
  type MarkedString,
  type MarkupContent,
  MarkupKind,
  type SchemaConfiguration,
  TextDocument,
} from 'vscode-json-languageservice';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { Answers, Proposal } from './messages.ts';
import { type Beginning, elementBeginnings, fieldBeginnings } from './forms/initial-values.ts';
import { assembleSchemas, documentUri, type SchemaFiles, schemaUri } from './schemas.ts';
import { templateOf, templateOfText } from './template.ts';

/** Completion and hover from the schemas. */
export interface Service {
  complete: (kind: EditedKind, text: string, offset: number) => Promise<Proposal[]>;
  hover: (kind: EditedKind, text: string, offset: number) => Promise<Answers['hover']>;
}

/** Some values of CompletionItemKind in the Language Server Protocol. */
const PROPERTY = 10;
const SNIPPET = 15;

const kindOf = ({ kind, label }: CompletionItem): Proposal['kind'] =>
  kind === SNIPPET || /^[{[]/.test(label) ? 'element' : kind === PROPERTY ? 'property' : 'value';

const plain = (text: string) => text.replace(/\\([\\`*_{}[\]()#+\-.!~|<>])/g, '$1').replaceAll('&nbsp;', ' ');

function textOf(content: MarkupContent | MarkedString | MarkedString[]): string[] {
  const parts = Array.isArray(content) ? content : [content];
  return parts
    .flatMap((part) => plain(typeof part === 'string' ? part : part.value).split(/\n{2,}/))
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

function proposalOf(document: TextDocument, item: CompletionItem, offset: number): Proposal {
  const { textEdit, documentation } = item;
  const range = textEdit && 'range' in textEdit ? textEdit.range : undefined;
  const inserted = textEdit?.newText ?? item.insertText ?? item.label;
  const description = documentation === undefined ? '' : textOf(documentation).join('\n');
  return {
    label: item.label.replace(/^"(.*)"$/, '$1'),
    kind: kindOf(item),
    ...(description && { description }),
    template: item.insertTextFormat === InsertTextFormat.Snippet ? templateOf(inserted) : templateOfText(inserted),
    from: range ? document.offsetAt(range.start) : offset,
    to: range ? document.offsetAt(range.end) : offset,
  };
}

/** Adds snippets for complete elements and fields to the schemas. */
function schemasFor(files: SchemaFiles): SchemaConfiguration[] {
  const assembled = assembleSchemas(files);
  const schemas = new Map(assembled.map(({ uri, schema }) => [uri, schema ?? {}]));
  const offered = new Map<string, readonly Beginning[]>([
    [schemaUri('assembled/element.schema.json'), elementBeginnings(schemas)],
    [schemaUri('assembled/field.schema.json'), fieldBeginnings(schemas)],
  ]);
  return assembled.map((one) => {
    const beginnings = offered.get(one.uri);
    if (!beginnings) return one;
    const defaultSnippets = beginnings.map(({ label, description, value }) => ({ label, description, body: value }));
    return { ...one, schema: { ...one.schema, defaultSnippets } };
  });
}

/** Creates the language service. It uses neither `eval` nor the network. */
export function createService(files: SchemaFiles): Service {
  const service = getLanguageService({
    clientCapabilities: {
      textDocument: { completion: { completionItem: { documentationFormat: [MarkupKind.PlainText] } } },
    },
  });
  service.configure({ validate: false, schemas: schemasFor(files) });
  const open = (kind: EditedKind, text: string) => {
    const document = TextDocument.create(documentUri(kind), 'json', 0, text);
    return { document, parsed: service.parseJSONDocument(document) };
  };
  return {
    async complete(kind, text, offset) {
      const { document, parsed } = open(kind, text);
      const list: CompletionList | null = await service.doComplete(document, document.positionAt(offset), parsed);
      return (list?.items ?? []).map((item) => proposalOf(document, item, offset));
    },
    async hover(kind, text, offset) {
      const { document, parsed } = open(kind, text);
      const hover = await service.doHover(document, document.positionAt(offset), parsed);
      const paragraphs = hover ? textOf(hover.contents) : [];
      if (!hover || paragraphs.length === 0) return null;
      const from = hover.range ? document.offsetAt(hover.range.start) : offset;
      return { paragraphs, from, to: hover.range ? document.offsetAt(hover.range.end) : from };
    },
  };
}

import { checkText } from './check.ts';
import { createForms } from './forms/forms.ts';
import type { Question } from './messages.ts';
import { schemaFiles } from './schema-files.ts';
import { createService } from './service.ts';

const service = createService(schemaFiles);
const forms = createForms(schemaFiles);

/** Answers a request that the studio sent to its web worker, by the schemas. */
export const answerRequest = (question: Question): unknown => {
  switch (question.type) {
    case 'check':
      return checkText(question.kind, question.name, question.text, question.before);
    case 'complete':
      return service.complete(question.kind, question.text, question.offset);
    case 'empty':
      return forms.empty(question.kind);
    case 'examples':
      return schemaFiles.get(`definitions/${question.kind}.schema.json`)?.examples ?? [];
    case 'form':
      return forms.formAt(question.kind, question.text, question.place);
    case 'palette':
      return forms.palette(question.part);
    case 'hover':
      return service.hover(question.kind, question.text, question.offset);
  }
};

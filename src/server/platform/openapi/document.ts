import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiOverride,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { type EndpointKind, TICKET_HEADER } from '#schemas/wire/endpoint.ts';
import { type Endpoint, endpoints } from '#schemas/wire/endpoints.ts';
import { Problem } from '#schemas/wire/problem.ts';
import { definitionSchemas, referenceTo } from './schemas.ts';

type Json = Record<string, unknown>;

/** Response content type by kind of endpoint. */
const contentTypes: Readonly<Record<EndpointKind, string>> = {
  json: 'application/json',
  challenge: 'application/json',
  stream: 'text/event-stream',
  bytes: 'application/octet-stream',
  upload: 'application/json',
  redirect: 'text/plain',
  form: 'text/plain',
  webhook: 'application/json',
};

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function problemsOf({ session, kind, body, largestBody, params, query }: Endpoint): Json {
  return {
    ...((body || query) && { 400: problem('The request is not what the call takes') }),
    ...(session !== 'none' && {
      401: problem(session === 'machine' ? 'Not the secret of this realm' : 'No living token of this realm'),
    }),
    403: problem('Refused: wrong key, other site, country or purchase'),
    404: problem(params ? 'No such realm, or nothing of that name in it' : 'No such realm'),
    ...((body || kind === 'upload') && { 413: problem(`More than ${(largestBody ?? 64_000) / 1000} kB`) }),
    ...(body && { 415: problem('Another type than JSON') }),
    429: problem('Too many requests, or too early'),
    default: problem('Something went wrong'),
  };
}

function securityOf({ session }: Endpoint): Record<string, string[]>[] {
  if (session === 'none') return [];
  if (session === 'machine') return [{ machine: [] }];
  return session === 'ticket' ? [{ ticket: [] }] : [{ bearer: [] }, { cookie: [] }];
}

function operation(name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { summary, kind, status, answer, body, takes = [], params, query } = endpoint;
  return {
    summary,
    operationId: name
      .replace(/^(\w+) \/api\/(v\d)\//, '$1-$2-')
      .replace(/[/{}]+/g, '-')
      .replace(/-$/, '')
      .toLowerCase(),
    requestParams: { ...(params && { path: params }), ...(query && { query }) },
    parameters: [{ $ref: '#/components/parameters/Realm' }],
    security: securityOf(endpoint),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: {
          [kind === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
            schema: body,
          },
        },
      },
    }),
    ...(kind === 'webhook' && { requestBody: { required: true, content: { '*/*': {} } } }),
    ...(kind === 'upload' && {
      requestBody: {
        required: true,
        content: Object.fromEntries(takes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
      },
    }),
    responses: {
      [status]: {
        description: summary,
        ...(answer && {
          content: {
            [contentTypes[kind]]: { schema: kind === 'bytes' ? {} : answer },
          },
        }),
      },
      ...problemsOf(endpoint),
    },
  };
}

/** Replaces a schema of a document kind by a reference to its own JSON Schema. */
const override: ZodOpenApiOverride = ({ jsonSchema }) => {
  const { schemaId } = jsonSchema as { schemaId?: unknown };
  if (typeof schemaId !== 'string') return;
  for (const key of Object.keys(jsonSchema)) delete (jsonSchema as Json)[key];
  jsonSchema.$ref = referenceTo(schemaId);
};

/**
 * Builds the OpenAPI 3.1 document from the endpoint table and the JSON Schemas, so that it cannot deviate from them.
 */
export function openApiDocument(): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, endpoint) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Playbill realm server',
        version: '1.0',
        description: 'Content, sessions and playback of a realm.',
      },
      paths,
      components: {
        schemas: { ...definitionSchemas(), Problem },
        parameters: {
          Realm: {
            name: 'Realm',
            in: 'header',
            required: false,
            schema: { type: 'string' },
            description: 'Id of the realm; else the host name tells it.',
          },
        },
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The authorisationToken of a guest or a signed-in user.',
          },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: '__Host-playbill-access',
            description: 'For browsers, together with the header x-playbill-session: cookie.',
          },
          machine: {
            type: 'http',
            scheme: 'bearer',
            description: 'The secret of the realm that its operator has set, PLAYBILL_SECRET_<REALM>__MACHINE.',
          },
          ticket: {
            type: 'apiKey',
            in: 'header',
            name: TICKET_HEADER,
            description: 'The ticket of a preview.',
          },
        },
      },
    },
    // A custom type without a JSON Schema becomes the empty schema; `override` fills in those of documents.
    { override, allowEmptySchema: { custom: true, transform: true, unknown: true, any: true } },
  );
}

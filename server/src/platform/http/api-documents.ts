import { createHash } from 'node:crypto';
import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { actKeyHeader, type Endpoint, maxActKeyLength, takesKey } from '@sarabun/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { lazily } from '../lazily';
import { allowStyle } from './security-headers';

const jsonSchema = (schema: z.ZodMiniType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest as { properties?: Record<string, object>; required?: string[] };
};

function securityOf({ access }: Endpoint): Record<string, never[]>[] {
  if (access === 'anyone') return [];
  return access === 'serviceKey' ? [{ serviceKey: [] }] : [{ bearer: [] }];
}

function operation(endpoint: Endpoint): object {
  const request = jsonSchema(endpoint.request);
  const examples = Object.entries(endpoint.examples ?? {}).map(([name, { summary, input }]) => [name, { summary, value: input }]);
  const body = { schema: request, ...(examples.length > 0 && { examples: Object.fromEntries(examples) }) };
  const success = jsonSchema(endpoint.response);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: securityOf(endpoint),
    ...(endpoint.takesNoKey !== undefined && { description: `Takes no Idempotency-Key: ${endpoint.takesNoKey}.` }),
    ...(takesKey(endpoint) && { parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }),
    ...(endpoint.method === 'GET'
      ? {
          parameters: Object.entries(request.properties ?? {}).map(([name, schema]) => ({
            name,
            in: 'query',
            required: request.required?.includes(name) ?? false,
            schema,
          })),
        }
      : { requestBody: { content: { ...(endpoint.classic && { 'application/x-www-form-urlencoded': body }), 'application/json': body } } }),
    responses: {
      '200': {
        description: endpoint.classic ? 'Done, or an expected refusal (`status` tells)' : 'Done',
        content: {
          'application/json': {
            schema: { ...success, properties: { status: { const: 'success' }, ...success.properties }, required: ['status', ...(success.required ?? [])] },
          },
        },
      },
      default: { description: 'A refusal', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    },
  };
}

const keyDescription =
  'Names one act of a person, for 24 hours. A repeat with the same key and the same input does nothing and gets the first answer; one that comes while the ' +
  'first still runs waits for it, and gets 409 with Retry-After where that takes longer than 20 seconds. With other input it is refused (422 keyUsedOtherwise). ' +
  'A request that was refused before anything was done leaves its key free. Without a key nothing is remembered.';

/** The OpenAPI 3.1 document of all calls, made from the contract. */
export function openApi(version: string): object {
  const paths: Record<string, object> = {};
  for (const endpoint of allEndpoints) paths[endpoint.path] = { [endpoint.method.toLowerCase()]: operation(endpoint) };
  return {
    openapi: '3.1.0',
    info: { title: 'Sarabun', version, description: 'Electronic office portal and official-correspondence registry' },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a signed-in person' },
        serviceKey: { type: 'http', scheme: 'bearer', description: 'The API key of another system' },
      },
      parameters: {
        IdempotencyKey: {
          name: actKeyHeader,
          in: 'header',
          required: false,
          description: keyDescription,
          schema: { type: 'string', minLength: 1, maxLength: maxActKeyLength, pattern: '^[!-~]+$' },
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['status', 'code', 'message'],
          properties: {
            status: { const: 'error' },
            code: { type: 'string' },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            oauth_id: { type: 'string' },
          },
        },
      },
    },
  };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const styles =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}summary{padding:.4rem 0;cursor:pointer}pre{background:#f3f4f2;padding:1rem;overflow:auto}';
const hashOfStyles = createHash('sha256').update(styles).digest('base64');

/** The same as a readable page, without scripts or styles of another host. */
function readablePage(version: string): string {
  const rows = allEndpoints.map((endpoint) => {
    const { name, method, path, summary, access, classic, request, response } = endpoint;
    return `
    <details id="${name}"><summary><b>${method}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
    <p>${access === 'anyone' ? 'Anyone' : access === 'serviceKey' ? 'API key as bearer' : 'Bearer token'}${classic ? ' · form-encoded or JSON · expected refusals answer 200' : ''}${takesKey(endpoint) ? ' · Idempotency-Key' : ''}</p>
    <h3>Request</h3><pre>${escaped(JSON.stringify(jsonSchema(request), null, 2))}</pre><h3>Answer</h3><pre>${escaped(JSON.stringify(jsonSchema(response), null, 2))}</pre></details>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sarabun – calls</title>
<style>${styles}</style>
<h1>Calls of Sarabun ${escaped(version)}</h1><p><a href="/api/openapi.json">OpenAPI 3.1</a></p>
<p><code>Idempotency-Key</code>: ${escaped(keyDescription)}</p>${rows.join('')}</html>`;
}

/** Serves both to everyone. They are generated on first use, because that takes a third of a second. */
export function serveApiDocuments(app: FastifyInstance, version: string): void {
  const json = lazily(() => openApi(version));
  const page = lazily(() => readablePage(version));
  app.get('/api/openapi.json', () => json());
  app.get('/api/docs', (_request, reply) => {
    allowStyle(reply, `sha256-${hashOfStyles}`);
    return reply.type('text/html; charset=utf-8').send(page());
  });
}

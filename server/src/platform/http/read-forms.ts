import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formOf } from '../input';

/** Reads forms as the specification's clients send them: repeated keys, `MODULE[]=`, `filter[column]=`. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => formOf(body));
}

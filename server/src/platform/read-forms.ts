import type { FastifyInstance } from 'fastify';
import qs from 'qs';

/** Reads forms as the specification's clients send them: repeated keys, `MODULE[]=`, `filter[column]=`. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, qs.parse(body as string, { depth: 3, parameterLimit: 500, arrayLimit: 200, allowPrototypes: false, plainObjects: false }));
  });
}

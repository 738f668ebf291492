import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formOf } from '../input';
import { malformed } from '../refusals';

/** Far deeper than any call nests. An endlessly nested body takes ten times as long to parse as another of its size. */
const deepest = 100;

/** Reads JSON, and forms as the clients of the specification send them: repeated keys, `MODULE[]=`, `filter[column]=`. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body: string, done) => {
    if (nestsDeeper(body, deepest)) done(malformed());
    else parse(request, body, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => formOf(body));
}

/** Whether brackets outside strings nest deeper than that. */
function nestsDeeper(json: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at >= 0 && at < json.length; at++) {
    const letter = json[at];
    if (letter === '"') at = endOfString(json, at);
    else if (letter === ']' || letter === '}') depth--;
    else if ((letter === '[' || letter === '{') && ++depth > most) return true;
  }
  return false;
}

/** The end of the string that begins here; past the text when it is unterminated. */
function endOfString(json: string, begin: number): number {
  for (let end = json.indexOf('"', begin + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}

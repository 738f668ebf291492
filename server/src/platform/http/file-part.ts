import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** The library reports a malformed or truncated form with a plain error; it is the client's fault. */
function blameSender<E extends Error>(error: E): E {
  return 'statusCode' in error ? error : Object.assign(error, { statusCode: 400 });
}

/** The file of a form, to be read as a stream; undefined when none was sent. */
export async function filePartOf(request: FastifyRequest): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) return undefined;
  const part = await request.file({ throwFileSizeLimit: false }).catch((error: Error) => {
    throw blameSender(error);
  });
  if (part?.file.errored) blameSender(part.file.errored);
  part?.file.prependListener('error', blameSender);
  return part;
}

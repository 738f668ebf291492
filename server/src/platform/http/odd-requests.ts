import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerRefusal } from '../http';
import { malformed, notFound } from '../refusals';

/** What an answer to an address bears beside what it says. */
type HeadersOf = (url: string) => Readonly<Record<string, string>>;

/** Answers an address that cannot be read, such as one with half a UTF-8 character. No hook has run: the headers are put on here. */
export function answerBadAddress(headersOf: HeadersOf) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersOf(''));
    answerRefusal(request, reply, error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound() : malformed());
  };
}

const codes: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is not HTTP, or too long or too slow to be read. Nothing of it is known, nor the language. */
export function answerNoHttp(headersOf: HeadersOf) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { code, text } = malformed();
    const body = JSON.stringify({ status: 'error', code, message: text.th });
    // The type says what JSON would make of the bytes.
    const isHead = (error.rawPacket as unknown as Buffer | undefined)?.subarray(0, 5).toString() === 'HEAD ';
    const status = codes[error.code] ?? 400;
    const headers = {
      ...headersOf(''),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${isHead ? '' : body}`);
  };
}

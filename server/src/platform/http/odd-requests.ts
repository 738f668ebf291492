import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerRefusal } from '../http';
import { malformed, notFound } from '../refusals';

/** The headers of the answer to an address. */
type HeadersOf = (url: string) => Readonly<Record<string, string>>;

/** Answers an address that cannot be decoded, such as one with half a UTF-8 character. No hook has run yet, so the headers are set here. */
export function answerBadAddress(headersOf: HeadersOf) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersOf(''));
    answerRefusal(request, reply, error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound() : malformed());
  };
}

const codes: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers input that is not HTTP, or too long or too slow. Nothing is known about it, not even the language. */
export function answerNoHttp(headersOf: HeadersOf) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { code, text } = malformed();
    const body = JSON.stringify({ status: 'error', code, message: text.th });
    // The declared type is what JSON would make of the bytes.
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

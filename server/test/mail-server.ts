import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';

export interface Received {
  from: string;
  to: string[];
  headers: string;
  text: string;
}

/** A real mail server for this file alone. `refuse` returns the error code for an address, such as 550. */
export async function testMailServer(refuse: (address: string) => number | null = () => null, options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const code = refuse(address);
      done(code === null ? null : Object.assign(new Error('no such mailbox'), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const content = Buffer.concat(parts).toString('utf8');
        const [headers = '', ...body] = content.split('\r\n\r\n');
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), headers, text: Buffer.from(body.join(''), 'base64').toString('utf8') });
        done();
      });
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  afterAll(() => new Promise<void>((done) => server.close(done)));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}`, port };
}

import net from 'node:net';

/** A kept-alive connection that sends ready-made requests and reads answers only so far as to know that they are whole. */
export class Wire {
  private waiting: ((code: number) => void) | null = null;
  private failed: ((error: Error) => void) | null = null;
  private readonly parts: Buffer[] = [];
  private have = 0;
  private need = 0;
  private code = 0;
  bytes = 0;

  private constructor(private readonly socket: net.Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.read(chunk));
    const fail = (error?: Error) => this.failed?.(error ?? new Error('the server closed the connection'));
    socket.on('error', fail);
    socket.on('close', () => fail());
  }

  static open(port: number): Promise<Wire> {
    return new Promise((done, fail) => {
      const socket = net.connect(port, '127.0.0.1', () => done(new Wire(socket)));
      socket.once('error', fail);
    });
  }

  /** Sends one request and answers the HTTP code once the whole answer is there. */
  send(request: Buffer): Promise<number> {
    return new Promise((done, fail) => {
      this.waiting = done;
      this.failed = fail;
      this.socket.write(request);
    });
  }

  close(): void {
    this.waiting = null;
    this.failed = null;
    this.socket.destroy();
  }

  private read(chunk: Buffer): void {
    this.bytes += chunk.length;
    this.parts.push(chunk);
    this.have += chunk.length;
    if (this.need === 0) this.readHead();
    if (this.need === 0 || this.have < this.need) return;
    this.parts.length = 0;
    this.have = 0;
    this.need = 0;
    const done = this.waiting;
    this.waiting = null;
    done?.(this.code);
  }

  private readHead(): void {
    const all = this.parts.length === 1 ? (this.parts[0] as Buffer) : Buffer.concat(this.parts);
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = all.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.failed?.(new Error(`an answer without a length: ${head.split('\r\n', 1)[0]}`));
      return;
    }
    this.code = Number(head.slice(9, 12));
    this.need = end + 4 + Number(length);
  }
}

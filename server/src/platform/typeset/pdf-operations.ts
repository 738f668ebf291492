import { type PDFObject, PDFParser } from '@cantoo/pdf-lib';

export type Operand = PDFObject | number | readonly Operand[];

/** An operator with its operands, and their position in the stream. */
export interface Operation {
  name: string;
  operands: Operand[];
  start: number;
  end: number;
}

const beginsNumber = /[-+.\d]/;
const beginsObject = /[/(<]/;
const number = /[-+.\d]+/y;
const endOfList = /\]/y;
const operator = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const blanks = /(?:[\0\t\n\f\r ]|%[^\n\r]*)*/y;

/** Splits a stream into operations. The library parses names, strings and dictionaries; such a stream has no references. */
class OperationReader extends PDFParser {
  private readonly source: string;

  constructor(stream: Uint8Array) {
    super(stream);
    this.source = Buffer.from(stream).toString('latin1');
  }

  readOperations(): Operation[] {
    const operations: Operation[] = [];
    this.skipWhitespaceAndComments();
    while (!this.bytes.done()) {
      const start = this.bytes.offset();
      const operands = this.readOperands();
      operations.push({ name: this.take(operator), operands, start, end: this.bytes.offset() });
      this.skipWhitespaceAndComments();
    }
    return operations;
  }

  private readOperands(): Operand[] {
    const operands: Operand[] = [];
    for (;;) {
      const next = this.source[this.bytes.offset()] ?? '';
      if (beginsNumber.test(next)) operands.push(this.parseRawNumber());
      else if (beginsObject.test(next)) operands.push(this.parseObject());
      else if (next === '[') operands.push(this.readList());
      else return operands;
      this.skipWhitespaceAndComments();
    }
  }

  private readList(): Operand[] {
    this.bytes.moveTo(this.bytes.offset() + 1);
    this.skipWhitespaceAndComments();
    const list = this.readOperands();
    this.take(endOfList);
    return list;
  }

  private take(token: RegExp): string {
    const start = this.bytes.offset();
    token.lastIndex = start;
    if (!token.test(this.source)) throw new Error(`This is no stream of operations: ${this.source.slice(start, start + 40)}`);
    this.bytes.moveTo(token.lastIndex);
    return this.source.slice(start, token.lastIndex);
  }

  protected override skipWhitespaceAndComments(): void {
    this.take(blanks);
  }

  protected override parseRawNumber(): number {
    return Number(this.take(number));
  }
}

/** Parses an uncompressed stream: the contents of a page, or a character map. */
export const readOperations = (stream: Uint8Array): Operation[] => new OperationReader(stream).readOperations();

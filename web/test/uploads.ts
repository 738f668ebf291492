import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The uploads under way, as the browser makes them; a test says how each goes on. */
export class Sending {
  static all: Sending[] = [];
  upload: { onprogress: ((event: unknown) => void) | null } = { onprogress: null };
  headers: Record<string, string> = {};
  status = 0;
  response: unknown = null;
  aborted = false;
  path = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  open(_method: string, path: string) {
    this.path = path;
    Sending.all.push(this);
  }
  getResponseHeader = () => null;
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  async answers(status: number, response: unknown) {
    Object.assign(this, { status, response });
    await act(async () => this.onload?.());
  }
}

export const uploadId = '11111111-1111-4111-8111-111111111111';
export const taken = { status: 'success', item: { uploadId, name: 'a.pdf', size: 3, pages: 2, sha256: 'x' } };
export const latest = async (count: number) => {
  await waitFor(() => expect(Sending.all.length).toBe(count));
  return Sending.all[count - 1] as Sending;
};

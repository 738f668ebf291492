import { PDFDocument } from '@cantoo/pdf-lib';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../../test/show';
import { AttachPdfs } from '../fields/file-input';
import { type Drawn, pdfOf } from './pdf-of-photos';

/** Nothing but the head of a JPEG of this size: a page is made by what stands there. */
const photo = (width: number, height: number): Drawn => {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return { jpeg: Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xff, 0xd9]), width, height };
};

it('makes one page of A4 for each photo, upright or across as the photo is', async () => {
  const pdf = await PDFDocument.load(await pdfOf([photo(1200, 1600), photo(1600, 1200), photo(800, 800)]));
  expect(pdf.getPages().map((page) => page.getSize())).toEqual([
    { width: 595, height: 842 },
    { width: 842, height: 595 },
    { width: 595, height: 842 },
  ]);
});

const blob = new Blob(['drawn'], { type: 'image/jpeg' });
Object.assign(blob, { arrayBuffer: async () => photo(30, 40).jpeg.buffer });

/** Stands for what jsdom cannot do: it draws every photo but those that say so. */
function drawing() {
  const drawn: string[] = [];
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.includes('broken')) throw new Error('no picture');
    drawn.push(file.name);
    return { width: 30, height: 40, close: () => undefined };
  });
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(blob));
  return drawn;
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pdf = new File(['pdf'], 'letter.pdf', { type: 'application/pdf' });
const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' });

async function attach(...files: File[]): Promise<File[][]> {
  const taken: File[][] = [];
  await show(<AttachPdfs label="attach" onFiles={(chosen) => void taken.push(chosen)} />, '/sarabun/receive');
  await userEvent.upload(screen.getByLabelText('attach'), files);
  return taken;
}
const names = (taken: File[][]) => taken.map((files) => files.map(({ name }) => name));

it('passes PDFs on at once, and photos that were chosen together as one PDF, in the order of their names', async () => {
  const drawn = drawing();
  const taken = await attach(picture('IMG_10.jpg'), pdf, picture('IMG_9.jpg'));
  await expect.poll(() => names(taken)).toEqual([['letter.pdf'], ['IMG_9.pdf']]);
  expect(drawn).toEqual(['IMG_9.jpg', 'IMG_10.jpg']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('passes no photo on if one of them cannot be read, and names it until others are chosen', async () => {
  drawing();
  const taken = await attach(picture('IMG_1.jpg'), picture('broken.heic'));
  expect((await screen.findByRole('alert')).textContent).toContain('broken.heic');
  expect(taken).toEqual([]);
  await userEvent.upload(screen.getByLabelText('attach'), [picture('IMG_1.jpg')]);
  await expect.poll(() => names(taken)).toEqual([['IMG_1.pdf']]);
  expect(screen.queryByRole('alert')).toBeNull();
});

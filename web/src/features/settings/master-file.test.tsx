import { masterFilePath, masterUploadPath } from '@sarabun/contract/settings/master-calls';
import { documentType } from '@sarabun/contract/settings/tables/document-type';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { officer } from '../../../test/person';
import { show } from '../../../test/show';
import { openSession } from '../../platform/session';
import { MasterFile } from './master-file';

const field = documentType.fields.sample;
if (!field) throw new Error('kinds of letters have no sample');
const onChange = vi.fn();
const props = { table: documentType, rowId: 3, name: 'sample', field, referenced: 'แบบ.pdf', error: undefined, onChange };

beforeEach(() => {
  openSession('t-1', officer);
  onChange.mockReset();
});

test('a saved file is opened by its name and taken off; who may only look has no buttons', async () => {
  const { unmount } = await show(<MasterFile {...props} saved={7} value={7} readOnly={false} />);
  expect(screen.getByRole('link', { name: 'แบบ.pdf' }).getAttribute('href')).toBe(masterFilePath('document-type', 'sample', 3));
  fireEvent.click(screen.getByRole('button', { name: 'เอาไฟล์ แบบ.pdf ออก' }));
  expect(onChange).toHaveBeenCalledWith(null);
  unmount();
  await show(<MasterFile {...props} saved={7} value={7} readOnly />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what the server does not take is said at the field, and the file there was stays', async () => {
  const fetched = vi.fn(async () => Response.json({ status: 'error', code: 'fileNotTaken', message: 'ไม่ใช่ไฟล์ที่รับ' }, { status: 415 }));
  vi.stubGlobal('fetch', fetched);
  const { container } = await show(<MasterFile {...props} saved={7} value={7} readOnly={false} />);
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'ก.svg')] } });
  await screen.findByText('ไม่ใช่ไฟล์ที่รับ');
  expect(fetched).toHaveBeenCalledWith(masterUploadPath('document-type', 'sample'), expect.objectContaining({ method: 'POST' }));
  expect(onChange).not.toHaveBeenCalled();
  const large = new File([new Uint8Array(11 * 1024 * 1024)], 'ใหญ่.pdf');
  fireEvent.change(input, { target: { files: [large] } });
  expect(fetched).toHaveBeenCalledTimes(1);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { onNarrowScreen } from '../../../test/narrow';
import type { Sorting } from './sort-header';
import { Row, Table } from './table';

const heads = ['เรื่อง', { title: 'ลงวันที่', sort: 'datedOn' }, { title: 'เปิด', silent: true }];

test('each cell carries the heading of its column, and a date in it stays on one line', () => {
  render(
    <Table heads={heads}>
      <Row>
        <td>ขอเชิญประชุม</td>
        {null}
        <td>
          <button type="button">เปิด</button>
        </td>
      </Row>
      <Row>
        <td>ขอหารือ</td>
        <td>ลงวันที่ 21 พ.ย. 2569 แล้ว</td>
        <td />
      </Row>
    </Table>,
  );
  expect(screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-title'))).toEqual(['เรื่อง', null, 'เรื่อง', 'ลงวันที่', null]);
  expect(screen.getByText('ลงวันที่ 21 พ.ย. 2569').className).toBe('whole');
});

test('a row opens by a press anywhere in it; one that does not open is marked', async () => {
  const onOpen = vi.fn();
  render(
    <Table heads={heads}>
      <Row onOpen={onOpen}>
        <td>ขอเชิญประชุม</td>
      </Row>
      <Row>
        <td>ขอหารือ</td>
      </Row>
    </Table>,
  );
  await userEvent.click(screen.getByRole('cell', { name: 'ขอเชิญประชุม' }));
  expect(onOpen).toHaveBeenCalledOnce();
  const [, opens, still] = screen.getAllByRole('row');
  expect([opens?.className, still?.className]).toEqual(['', 'still']);
});

test('a heading sorts where the list can be sorted by it', async () => {
  const onSort = vi.fn();
  render(
    <Table heads={heads} sorting={{ column: 'datedOn', order: 'asc' }} onSort={onSort}>
      <Row>
        <td>ขอเชิญประชุม</td>
      </Row>
    </Table>,
  );
  expect(screen.getByRole('columnheader', { name: 'ลงวันที่' }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'ลงวันที่' }));
  expect(onSort).toHaveBeenCalledWith({ column: 'datedOn', order: 'desc' });
});

test('where rows are cards, the order is chosen from a list, and turned round by a button', () =>
  onNarrowScreen(async () => {
    const onSort = vi.fn();
    const table = (sorting: Sorting | null) => (
      <Table heads={heads} sorting={sorting} onSort={onSort}>
        <Row>
          <td>ขอเชิญประชุม</td>
        </Row>
      </Table>
    );
    const { rerender } = render(table(null));
    const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'เรียงตาม' });
    expect([...order.options].map(({ text }) => text)).toEqual(['ลำดับปกติ', 'เรียงตามลงวันที่']);
    await userEvent.selectOptions(order, 'เรียงตามลงวันที่');
    expect(onSort).toHaveBeenLastCalledWith({ column: 'datedOn', order: 'asc' });
    rerender(table({ column: 'datedOn', order: 'asc' }));
    await userEvent.click(screen.getByRole('button', { name: 'น้อยไปมาก' }));
    expect(onSort).toHaveBeenLastCalledWith({ column: 'datedOn', order: 'desc' });
  }));

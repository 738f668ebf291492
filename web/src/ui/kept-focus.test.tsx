import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './kept-focus';

/** A page with a button that removes itself, and another that changes. */
function Page() {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const [rows, setRows] = useState([1, 2]);
  return (
    <>
      <p>ข้าง ๆ</p>
      <main ref={main} tabIndex={-1}>
        {rows.map((row) => (
          <button key={row} type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
            ลบ {row}
          </button>
        ))}
        <button type="button" onClick={() => setTimeout(() => setRows([1, 2, 3]), 50)}>
          เพิ่มภายหลัง
        </button>
      </main>
    </>
  );
}

test('the focus of a row that has gone passes to what stood next to it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'ลบ 1' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('ลบ 2'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('เพิ่มภายหลัง'));
});

test('a button that was disabled while its act ran gets the focus back', async () => {
  render(<Page />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'ลบ 1' });
  button.focus();
  // What browsers do with the focus of a disabled button, and this one does not.
  button.blur();
  button.disabled = true;
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
  button.disabled = false;
  await waitFor(() => expect(document.activeElement).toBe(button));
});

/** A box that becomes the name chosen in it, and the box again; without it nothing is left to press. */
function Choice() {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const [state, setState] = useState<'open' | 'chosen' | 'gone'>('open');
  return (
    <main ref={main} tabIndex={-1}>
      {state === 'open' && <input aria-label="เลือก" onKeyDown={(event) => event.key === 'Enter' && setState('chosen')} />}
      {state === 'chosen' && (
        <div>
          <button type="button" onClick={() => setState('gone')}>
            นำออก
          </button>
        </div>
      )}
    </main>
  );
}

test('the focus of a box that becomes a name passes to that, and where nothing is left to the content', async () => {
  render(<Choice />);
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('นำออก'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

/** A message that can have the focus, but is no stop of the Tab key, between two buttons. */
function Message() {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const [shown, setShown] = useState(true);
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button">ก่อน</button>
      {shown && (
        <p tabIndex={-1} onKeyDown={() => setShown(false)}>
          ข้อความ
        </p>
      )}
      <button type="button">หลัง</button>
    </main>
  );
}

test('the focus of a message that goes passes to what stands after it, not to the first of the page', async () => {
  render(<Message />);
  screen.getByText('ข้อความ').focus();
  await userEvent.keyboard('x');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('หลัง'));
});

test('who has left an element that is still there is not called back by a change', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'เพิ่มภายหลัง' }));
  await userEvent.click(screen.getByText('ข้าง ๆ'));
  expect(await screen.findByRole('button', { name: 'ลบ 3' })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

/** A page with a link that leads to another, which begins with links at its side. */
function Pages() {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const [there, setThere] = useState(false);
  return (
    <main ref={main} tabIndex={-1}>
      {there ? (
        <div>
          <a href="/side">ข้างหน้า</a>
          <h1 tabIndex={-1} data-page-title>
            ชื่อหน้า
          </h1>
        </div>
      ) : (
        <section>
          <button type="button" onClick={() => setThere(true)}>
            ไปหน้าอื่น
          </button>
        </section>
      )}
    </main>
  );
}

test('the focus of a link that led to another page passes to the title of that page, not to the first link beside it', async () => {
  render(<Pages />);
  await userEvent.click(screen.getByRole('button', { name: 'ไปหน้าอื่น' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('ชื่อหน้า'));
});

/** A page of a long list: rows that leave it make room for others at its end. */
function LongList() {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const [rows, setRows] = useState([1, 2, 3, 4]);
  return (
    <main ref={main} tabIndex={-1}>
      <button type="button" onClick={() => setRows([3, 4, 5, 6])}>
        ลงรับ
      </button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <input type="checkbox" aria-label={`เลือก ${row}`} />
            <button type="button" data-row>
              เปิด {row}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

test('the focus of a row that left the page of a list passes to the row that moved up, not to one that came at the end', async () => {
  render(<LongList />);
  screen.getByText('เปิด 2').focus();
  screen.getByText('ลงรับ').click();
  await screen.findByText('เปิด 6');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('เปิด 3'));
});

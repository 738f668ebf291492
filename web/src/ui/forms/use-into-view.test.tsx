import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useIntoView } from './use-into-view';

let grow: () => void = () => undefined;
class Growth {
  constructor(private readonly told: () => void) {}
  observe() {
    grow = this.told;
  }
  disconnect() {
    grow = () => undefined;
  }
}
const scroll = vi.fn();

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Growth);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
    scroll(this, how);
  });
  scroll.mockClear();
});

function Part({ from }: { from: boolean }) {
  const [open, setOpen] = useState(from);
  return (
    <section ref={useIntoView<HTMLElement>(open)}>
      <button type="button" onClick={() => setOpen(!open)}>
        toggle
      </button>
    </section>
  );
}

test('what is opened is scrolled into view, also as it grows, until the reader does something else', async () => {
  render(<Part from={false} />);
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  expect(scroll.mock.calls).toEqual([[screen.getByRole('button').closest('section'), { block: 'nearest' }]]);
  grow();
  expect(scroll).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{ArrowDown}');
  grow();
  expect(scroll).toHaveBeenCalledTimes(2);
});

test('what was open from the start stays where it is, and closing scrolls nothing', async () => {
  render(<Part from />);
  await userEvent.click(screen.getByRole('button'));
  expect(scroll).not.toHaveBeenCalled();
});

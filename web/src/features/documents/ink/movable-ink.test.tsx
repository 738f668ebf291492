import type { InkMove, SigningRoom } from '@sarabun/contract/signing/signature-place';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../test/show';
import { MovableInk } from './movable-ink';
import { PlaceField } from './place-field';

/** A page of 1000 by 1400 points; the name stands below the room, in its middle. */
const room: SigningRoom = {
  page: 1,
  pageWidth: 1000,
  pageHeight: 1400,
  zone: { left: 100, top: 600, width: 800, height: 160 },
  ink: { left: 450, top: 620, width: 100, height: 40 },
  texts: [{ left: 400, top: 700, width: 200, height: 60 }],
};
const tenths = (points: number) => Math.round((points / 72) * 254);

function Signing({ onMoved }: { onMoved: (move: InkMove) => void }) {
  const [move, setMove] = useState<InkMove>({ right: 0, down: 0 });
  const onMove = (to: InkMove) => {
    setMove(to);
    onMoved(to);
  };
  return (
    <>
      <div data-testid="page">
        <MovableInk room={room} move={move} onMove={onMove} />
      </div>
      <PlaceField ink={{ room, move, onMove, settled: null, read: () => null }} fault={undefined} />
    </>
  );
}

async function open() {
  const onMoved = vi.fn<(move: InkMove) => void>();
  await show(<Signing onMoved={onMoved} />, '/sarabun/dashboard');
  const ink = screen.getByRole('button', { name: 'ลายมือชื่อ เลื่อนด้วยปุ่มลูกศร' });
  // One pixel is one point.
  (ink.parentElement as HTMLElement).getBoundingClientRect = () => ({ left: 0, top: 0, width: 1000, height: 1400 }) as DOMRect;
  ink.setPointerCapture = () => undefined;
  const drag = (x: number, y: number) => {
    // The pointer events of the test browser have no place.
    const at = (type: string, clientX: number, clientY: number) => fireEvent(ink, new MouseEvent(type, { bubbles: true, clientX, clientY }));
    at('pointerdown', 500, 640);
    at('pointermove', 500 + x, 640 + y);
    const isRefused = ink.dataset.refused === 'true';
    at('pointerup', 500 + x, 640 + y);
    return isRefused;
  };
  return { onMoved, ink, drag };
}

test('a signature is dragged to where it may stand, and not further than its block', async () => {
  const { onMoved, drag } = await open();
  expect(drag(-200, 10)).toBe(false);
  expect(onMoved).toHaveBeenLastCalledWith({ right: tenths(-200), down: tenths(10) });
  expect(screen.getByRole('status').textContent).toBe('ซ้าย 71 มม. · ลง 4 มม.');
  fireEvent.click(screen.getByRole('button', { name: 'คืนที่ตามแบบ' }));
  drag(-2000, -500);
  const [{ right, down }] = onMoved.mock.lastCall as [InkMove];
  expect([Math.abs(right - tenths(-350)) <= 1, Math.abs(down - tenths(-20)) <= 1]).toEqual([true, true]);
});

test('let go over the name, it goes to the nearest free place and says why', async () => {
  const { onMoved, drag } = await open();
  expect(drag(0, 80)).toBe(true);
  // The lines begin at 700; the ink is 40 high and stood at 620.
  expect(onMoved).toHaveBeenCalledExactlyOnceWith({ right: 0, down: tenths(40) });
  expect(screen.getByText(/^ลายมือชื่อบังชื่อหรือข้อความในช่องลงนามไม่ได้/)).toBeTruthy();
});

test('dragged out of its block, it stays at the edge and says why', async () => {
  const { onMoved, drag } = await open();
  const why = 'วางลายมือชื่อได้เฉพาะในช่องลงนาม';
  drag(-200, 0);
  expect(screen.queryByText(why)).toBeNull();
  drag(-2000, 0);
  expect(screen.getByText(why)).toBeTruthy();
  expect((onMoved.mock.lastCall as [InkMove])[0].right).toBeLessThan(tenths(-300));
});

test('arrow keys move it by a millimetre, with Shift by five; Escape puts it where the form has it', async () => {
  const { onMoved, ink } = await open();
  ink.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onMoved).toHaveBeenLastCalledWith({ right: -10, down: 0 });
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}');
  expect(onMoved).toHaveBeenLastCalledWith({ right: -60, down: 10 });
  await userEvent.keyboard('{Escape}');
  expect(onMoved).toHaveBeenLastCalledWith({ right: 0, down: 0 });
});

test('who cannot drag moves it by buttons, which end at the lines around it', async () => {
  const { onMoved } = await open();
  const down = screen.getByRole('button', { name: 'เลื่อนลง' });
  const isOff = () => down.getAttribute('aria-disabled') === 'true';
  for (let press = 0; press < 20 && !isOff(); press++) await userEvent.click(down);
  expect(isOff()).toBe(true);
  const last = onMoved.mock.lastCall?.[0] as InkMove;
  expect(last.down).toBeGreaterThan(tenths(40) - 11);
  expect(last.down).toBeLessThanOrEqual(tenths(40) + 1);
  // To the side of the name there is room again.
  const left = screen.getByRole('button', { name: 'เลื่อนซ้าย' });
  for (let press = 0; press < 11; press++) await userEvent.click(left);
  expect([isOff(), (down as HTMLButtonElement).disabled]).toEqual([false, false]);
});

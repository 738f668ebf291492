import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { officer } from '../../test/person';
import { openSession } from '../platform/session';
import { Picture } from './picture';

const shown = () => screen.getByRole('img', { name: 'ลายมือชื่อ' }).getAttribute('src');

test('a picture is asked for by its address, or by a call while only this tab knows the session', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('picture'));
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = vi.fn();
  openSession('t-1', officer);
  const { unmount } = render(<Picture src="/api/pictures/1" alt="ลายมือชื่อ" />);
  expect(shown()).toBe('/api/pictures/1');
  expect(asked).not.toHaveBeenCalled();
  unmount();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  openSession('t-2', officer);
  const second = render(<Picture src="/api/pictures/1" alt="ลายมือชื่อ" />);
  await waitFor(() => expect(shown()).toBe('blob:1'));
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/pictures/1', { headers: { authorization: 'Bearer t-2' } });
  second.unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});

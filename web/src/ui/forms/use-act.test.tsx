import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useAct } from './use-act';

const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;

test('pressed twice it is done once, and again once the first is over', async () => {
  const { result } = renderHook(() => useAct([], () => {}), { wrapper });
  let asked = 0;
  let answer = () => {};
  const request = () => {
    asked += 1;
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  await act(async () => {
    const first = result.current.run(request, 'done');
    const second = result.current.run(request, 'done');
    answer();
    await Promise.all([first, second]);
  });
  expect(asked).toBe(1);
  await act(async () => {
    const third = result.current.run(request, 'done');
    answer();
    await third;
  });
  expect(asked).toBe(2);
});

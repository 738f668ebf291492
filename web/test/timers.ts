import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** Timers that the test can advance; they also go on by themselves, so that waiting works. Returns the user whose keys and clicks take such time. */
export function withFakeTimers() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setPage } from '../../test/page';
import { Kit } from './kit';

test('the kit writes no sheet outside the head, where a sheet that is loaded later would come to stand before it', () => {
  setPage({});
  const shown = render(<Kit>ข้อความ</Kit>);
  expect(document.body.querySelectorAll('style')).toHaveLength(0);
  expect(document.head.querySelector('style[data-mantine-styles]')?.textContent).toContain('--mantine-color-brand');
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light');
  shown.unmount();
  expect(document.head.querySelector('style[data-mantine-styles]')).toBeNull();
});

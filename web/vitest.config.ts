import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  root: import.meta.dirname,
  plugins: [react()],
  // The build writes it in; no test decodes a picture.
  define: { __PDF_DECODERS__: JSON.stringify('/') },
  test: {
    name: 'web',
    environment: 'jsdom',
    // Test files share the modules of their worker; `test/setup.ts` puts back what a test leaves behind.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    // A class is called in tests as in code.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    // As those of the server: a busy machine is no fault.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});

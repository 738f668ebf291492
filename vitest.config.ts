import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './tools/support/scratch-folder.mjs';

keepTemporaryFilesInMemory();

// Two workers: a use-case test keeps a database busy beside itself.
const maxWorkers = 2;

// A test that hangs fails at its limit; one that works on a machine three times as slow must not.
const patience = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

// Test files of the server make and forget much. With more room for what is new, from the beginning, a worker collects garbage less often, and
// with one thread, because all processors are busy.
const roomForNew = ['--min-semi-space-size=32', '--max-semi-space-size=64', '--single-threaded-gc'];

export default defineConfig({
  test: {
    maxWorkers,
    // A second run of a file takes what has not changed from the first.
    experimental: { fsModuleCache: !process.env.CI },
    projects: [
      { test: { name: 'tools', include: ['tools/**/*.test.mjs'], testTimeout: 90_000 } },
      { test: { name: 'bench', include: ['bench/src/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          pool: 'forks',
          execArgv: roomForNew,
          // Test files share the modules of their worker: importing the product for each file took longer than its tests.
          isolate: false,
          setupFiles: ['server/test/signatures/cheap-pins.ts'],
          globalSetup: ['server/test/prepare-database.ts', 'tools/support/compile-server.mjs'],
          ...patience,
        },
      },
      'web/vitest.config.ts',
    ],
  },
});

import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { agency } from '../platform/agency';
import { storageKey } from '../platform/storage';
import { styleNonce } from '../platform/style-nonce';
import { themeOf, variablesOf } from './theme';

/** The kit in the agency's colours and the person's colour scheme. */
export function Kit({ children }: { children: ReactNode }) {
  const { brand } = agency();
  return (
    <MantineProvider
      theme={themeOf(brand)}
      cssVariablesResolver={variablesOf(brand)}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      colorSchemeManager={localStorageColorSchemeManager({ key: storageKey('scheme') })}
    >
      {children}
    </MantineProvider>
  );
}

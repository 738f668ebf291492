import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { agency } from '../platform/agency';
import { storageKey } from '../platform/storage';
import { styleNonce } from '../platform/style-nonce';
import { themeOf, variablesOf } from './theme';

/** The kit in the agency's colours and the person's colour scheme. */
export function Kit({ children }: { children: ReactNode }) {
  const { brand } = agency();
  const looks = { theme: themeOf(brand), cssVariablesResolver: variablesOf(brand), getStyleNonce: styleNonce, withGlobalClasses: false };
  return (
    <MantineProvider
      {...looks}
      withCssVariables={false}
      defaultColorScheme="auto"
      colorSchemeManager={localStorageColorSchemeManager({ key: storageKey('scheme') })}
    >
      {createPortal(<MantineProvider {...looks} getRootElement={nowhere} />, document.head)}
      {children}
    </MantineProvider>
  );
}

/**
 * The variables are written into the head: sheets that are loaded later then follow all others. If a sheet with layers is put between others,
 * Chromium takes all typefaces for changed and lays out every text of the page again. The provider there does nothing else.
 */
const nowhere = () => undefined;

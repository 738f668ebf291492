import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

export { Fault } from './fields/act-fields';
export { NumberSourceFields } from './fields/number-source';
export { uploadFile } from './fields/upload-file';
export { useDraft as useTypedText } from './fields/use-draft';
export { useRegister, useRegistries } from './fields/use-registries';
export { CorrespondentField } from './incoming/correspondent-field';

/** Shows a PDF as paper on a desk. */
export const PdfViewer = lazy(() => import('./view/pdf-viewer'));

const dialog = () => import('./document-dialog');

/** The large dialog of a letter. */
export const DocumentDialog = lazy(async () => ({ default: (await dialog()).DocumentDialog }));

/** Fetches the code of the dialog while the person is still choosing a letter. */
export const preloadDocumentDialog = () => void dialog();

/** Parts of the panes that name units, posts and persons. */
export const PartyPicker = lazy(async () => ({ default: (await import('./fields/party-picker')).PartyPicker }));
export const PartiesField = lazy(async () => ({ default: (await import('./fields/parties-field')).PartiesField }));
export const NamedDeskRow = lazy(async () => ({ default: (await import('./fields/named-desks')).NamedDeskRow }));

/** The receiving desk, `/sarabun/receive`. */
export const ReceiveScreen = lazyRouteComponent(() => import('./incoming/receive-screen'), 'ReceiveScreen');

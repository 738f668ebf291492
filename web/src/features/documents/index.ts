import { lazyDialog } from '../../ui/lazy-dialog';
import { lazyPage, lazyPart } from '../../ui/lazy-part';

export { Fault } from './fields/act-fields';
export { NumberSourceFields } from './fields/number-source';
export { uploadFile } from './fields/upload-file';
export { useDraft as useTypedText } from './fields/use-draft';
export { useRegister, useRegistries } from './fields/use-registries';
export { CorrespondentField } from './incoming/correspondent-field';
export { PdfViewer } from './view/paper-desk';
export type { ChosenLetter, GivenMany } from './work/give-many';

export const DocumentDialog = lazyDialog(async () => (await import('./document-dialog')).DocumentDialog);

/** Loads the code of the dialog while the person is still choosing a letter. */
export const preloadDocumentDialog = () => void DocumentDialog.preload();

/** Parts of the panes for choosing units, posts and persons. */
export const PartyPicker = lazyPart(async () => (await import('./fields/party-picker')).PartyPicker);
export const PartiesField = lazyPart(async () => (await import('./fields/parties-field')).PartiesField);
export const NamedDeskRow = lazyPart(async () => (await import('./fields/named-desks')).NamedDeskRow);

/** The receiving desk, `/sarabun/receive`. */
export const ReceiveScreen = lazyPage(async () => (await import('./incoming/receive-screen')).ReceiveScreen);

/** Presents or assigns several letters by one form. */
export const GiveManyDialog = lazyDialog(async () => (await import('./work/give-many')).GiveManyDialog);

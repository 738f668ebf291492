import { lazyDialog } from '../../ui/lazy-dialog';
import { lazyPage, lazyPart, withLetterTexts, withMoreTexts } from '../../ui/lazy-part';

export { Fault } from './fields/act-fields';
export { NumberSourceFields } from './fields/number-source';
export { offerActs } from './fields/offered-acts';
export { uploadFile } from './fields/upload-file';
export { useTakeBack } from './fields/use-done-toast';
export { useRegister, useRegistries } from './fields/use-registries';
export { CorrespondentField } from './incoming/correspondent-field';
export type { ChosenLetter, GivenMany } from './many/use-giving';
export { hasUnsentRemark } from './review/unsent-remark';
export { PdfViewer } from './view/paper-desk';

export const DocumentDialog = lazyDialog(withLetterTexts(async () => (await import('./document-dialog')).DocumentDialog));

/** Loads the code of the dialog while the person is still choosing a letter. */
export const preloadDocumentDialog = () => void DocumentDialog.preload();

/** Parts of the panes for choosing units, posts and persons. */
export const PartyPicker = lazyPart(withLetterTexts(async () => (await import('./fields/party-picker')).PartyPicker));
export const PartiesField = lazyPart(withLetterTexts(async () => (await import('./fields/parties-field')).PartiesField));
export const NamedDeskRow = lazyPart(withLetterTexts(async () => (await import('./fields/named-desks')).NamedDeskRow));

/** The receiving desk, `/sarabun/receive`. */
export const ReceiveScreen = lazyPage(async () => (await import('./receiving-desk')).ReceivingDesk);

/** The remarks on a letter that is being written. */
export const RemarksPanel = lazyPart(withMoreTexts(async () => (await import('./review/remarks-panel')).RemarksPanel));

export { openRemarks } from './review/open-remarks';

/** Commands, presents or assigns several letters by one form. */
export const GiveManyDialog = lazyDialog(async () => (await import('./many/give-many')).GiveManyDialog);

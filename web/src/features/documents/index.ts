import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

export { Fault } from './act-fields';
export { CorrespondentField } from './correspondent-field';
export { NumberSourceFields } from './number-source';
export { uploadFile } from './upload-file';
export { useDraft as useTypedText } from './use-draft';
export { useRegister, useRegistries } from './use-registries';
export { useSigningProof } from './use-signing-proof';
export { useSigningSecrets } from './use-signing-secrets';

/** Asks for the password or a code before something is signed. */
export const ProofField = lazy(async () => ({ default: (await import('./proof-field')).ProofField }));

/** Asks for all that a signer must know. */
export const SigningSecrets = lazy(async () => ({ default: (await import('./signing-secrets')).SigningSecrets }));

/** Shows a PDF as paper on a desk. */
export const PdfViewer = lazy(() => import('./pdf-viewer'));

const dialog = () => import('./document-dialog');

/** The large dialog of a letter. */
export const DocumentDialog = lazy(async () => ({ default: (await dialog()).DocumentDialog }));

/** Fetches the code of the dialog while the person is still choosing a letter. */
export const preloadDocumentDialog = () => void dialog();

/** Parts of the panes that name units, posts and persons. */
export const PartyPicker = lazy(async () => ({ default: (await import('./party-picker')).PartyPicker }));
export const PartiesField = lazy(async () => ({ default: (await import('./parties-field')).PartiesField }));
export const NamedDeskRow = lazy(async () => ({ default: (await import('./named-desks')).NamedDeskRow }));

/** The receiving desk, `/sarabun/receive`. */
export const ReceiveScreen = lazyRouteComponent(() => import('./receive-screen'), 'ReceiveScreen');

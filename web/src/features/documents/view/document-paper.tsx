import { noteKinds } from '@sarabun/contract/documents/leg-purposes';
import type { DocumentFile, DocumentView } from '@sarabun/contract/documents/open-document';
import { filePath } from '@sarabun/contract/documents/register-incoming';
import { letterPdfPath } from '@sarabun/contract/drafts/paper-paths';
import { fileSize } from '@sarabun/contract/values/file-size';
import { IconDownload, IconFileText, IconPaperclip } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useLineLost } from '../../../platform/line';
import { BlankState } from '../../../ui/blank-state';
import { lazyPart, withLetterTexts } from '../../../ui/lazy-part';
import ui from '../../../ui/styles/ui.module.css';
import { usePaperToBe } from '../fields/paper-to-be';
import { NoPageToShow, usePageShown } from '../fields/until-shown';
import styles from './document.module.css';
import { PdfViewer } from './paper-desk';
import { StampOnPage } from './stamping';

const MovableInk = lazyPart(withLetterTexts(async () => (await import('../ink/movable-ink')).MovableInk));

/** The id of the draft's own paper, which is set from its text until it is printed. */
const draftFile = 0;

/** The files of a letter, preceded by its own paper while it is not printed. */
function withDraft({ own, files }: DocumentView, name: string): DocumentFile[] {
  if (!own || own.paper === 'printed') return files;
  return [{ fileId: draftFile, role: 'main', noteId: null, name, mediaType: 'application/pdf', size: 0, pages: null }, ...files];
}

/** The files of a letter, one tab each; the first is the letter itself. */
export function DocumentPaper({ letter }: { letter: DocumentView }) {
  const { documentId } = letter;
  const { t } = useText();
  const onPageShown = usePageShown();
  const paper = usePaperToBe();
  // How it will look is set by the server.
  const toBe = useLineLost() ? null : paper;
  const files = withDraft(letter, t('letterRoute.draftFile'));
  const [chosen, setChosen] = useState(files[0]?.fileId);
  const file = files.find(({ fileId }) => fileId === chosen) ?? files[0];
  if (!file) {
    return (
      <section className={styles.paper} aria-label={t('documents.paper')}>
        <div className={clsx(ui.desk, ui.grow, ui.bare)}>
          <NoPageToShow />
          <BlankState kind="empty" title={t('documents.noFile')} text={t('documents.noFileHint')} />
        </div>
      </section>
    );
  }
  const isDraft = file.fileId === draftFile;
  const address = isDraft ? letterPdfPath(documentId, letter.own?.revision ?? 0) : filePath(file.fileId, documentId);
  const download = (
    <a
      className={clsx(ui.iconbtn, ui.dense)}
      href={address}
      download={file.name}
      aria-label={t('documents.download', { name: file.name })}
      title={t('documents.downloadHint')}
    >
      <IconDownload size={19} stroke={1.7} aria-hidden />
    </a>
  );
  const tabs = <FileTabs files={files} chosen={file} onChoose={setChosen} />;
  return (
    <section className={styles.paper} aria-label={t('documents.paper')}>
      {file.mediaType === 'application/pdf' ? (
        <Suspense
          fallback={
            <>
              <div className={ui.tools}>{tabs}</div>
              <div className={clsx(ui.desk, ui.grow)} aria-busy="true" />
            </>
          }
        >
          <PdfViewer
            key={file.fileId}
            source={isDraft && toBe ? toBe.address : address}
            reveal={isDraft && toBe ? toBe.reveal : null}
            before={tabs}
            onShown={onPageShown}
            onPage={(page) =>
              isDraft &&
              toBe?.ink?.room.page === page && (
                <Suspense>
                  <MovableInk {...toBe.ink} />
                </Suspense>
              )
            }
            onFirstPage={file.role === 'main' && <StampOnPage />}
            after={
              <>
                <TextNote state={file.text ?? null} />
                {download}
              </>
            }
          />
        </Suspense>
      ) : (
        <>
          <div className={ui.tools}>
            {tabs}
            <span className={ui.grow} />
            {download}
          </div>
          <div className={clsx(ui.desk, ui.grow, ui.bare)}>
            <NoPageToShow />
            <BlankState kind="empty" title={file.name} text={t('documents.notShown')} />
          </div>
        </>
      )}
    </section>
  );
}

/** Why the search does not find the text of this file; empty if it does. */
function TextNote({ state }: { state: NonNullable<DocumentFile['text']> | null }) {
  const { t } = useText();
  if (state === null || state === 'read') return null;
  return <span className={clsx(ui.xs, ui.muted, ui.hideS)}>{t(`documents.fileText.${state}`)}</span>;
}

function FileTabs({ files, chosen, onChoose }: { files: DocumentFile[]; chosen: DocumentFile; onChoose: (fileId: number) => void }) {
  const { t, language } = useText();
  return (
    <fieldset className={clsx(ui.seg, styles.files)}>
      <legend className={ui.vh}>{t('documents.files')}</legend>
      {files.map((file, index) => {
        const Icon = file.role === 'main' ? IconFileText : IconPaperclip;
        const enclosure = files.slice(0, index + 1).filter(({ role }) => role === 'enclosure').length;
        return (
          <button
            key={file.fileId}
            type="button"
            aria-pressed={file === chosen}
            title={[file.name, file.size > 0 && fileSize(file.size)].filter(Boolean).join(' · ')}
            onClick={() => onChoose(file.fileId)}
          >
            <Icon size={16} aria-hidden />
            {file.role === 'main'
              ? t('documents.mainFile')
              : file.role === 'enclosure'
                ? t('documents.enclosureFile', { n: enclosure })
                : file.role === 'report'
                  ? noteKinds.report[language]
                  : t('route.stamp.file')}
          </button>
        );
      })}
    </fieldset>
  );
}

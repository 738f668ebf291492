import type { DocumentFile, DocumentView } from '@sarabun/contract/documents/open-document';
import { filePath } from '@sarabun/contract/documents/register-incoming';
import { IconDownload, IconFileText, IconPaperclip } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';

const PdfViewer = lazy(() => import('./pdf-viewer'));

/** The files of a letter, one tab each; the first is the letter itself. */
export function DocumentPaper({ letter: { documentId, files } }: { letter: DocumentView }) {
  const { t } = useText();
  const [chosen, setChosen] = useState(files[0]?.fileId);
  const file = files.find(({ fileId }) => fileId === chosen) ?? files[0];
  if (!file) {
    return (
      <section className="doc-paper" aria-label={t('documents.paper')}>
        <div className="desk grow bare">
          <BlankState kind="empty" title={t('documents.noFile')} text={t('documents.noFileHint')} />
        </div>
      </section>
    );
  }
  const address = filePath(file.fileId, documentId);
  const download = (
    <a
      className="iconbtn dense"
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
    <section className="doc-paper" aria-label={t('documents.paper')}>
      {file.mediaType === 'application/pdf' ? (
        <Suspense
          fallback={
            <>
              <div className="tools">{tabs}</div>
              <div className="desk grow" aria-busy="true" />
            </>
          }
        >
          <PdfViewer key={file.fileId} source={address} before={tabs} after={download} />
        </Suspense>
      ) : (
        <>
          <div className="tools">
            {tabs}
            <span className="grow" />
            {download}
          </div>
          <div className="desk grow bare">
            <BlankState kind="empty" title={file.name} text={t('documents.notShown')} />
          </div>
        </>
      )}
    </section>
  );
}

function FileTabs({ files, chosen, onChoose }: { files: DocumentFile[]; chosen: DocumentFile; onChoose: (fileId: number) => void }) {
  const { t } = useText();
  return (
    <fieldset className="seg doc-files">
      <legend className="vh">{t('documents.files')}</legend>
      {files.map((file, index) => {
        const Icon = file.role === 'main' ? IconFileText : IconPaperclip;
        const enclosure = files.slice(0, index + 1).filter(({ role }) => role === 'enclosure').length;
        return (
          <button key={file.fileId} type="button" aria-pressed={file === chosen} title={file.name} onClick={() => onChoose(file.fileId)}>
            <Icon size={16} aria-hidden />
            {file.role === 'main'
              ? t('documents.mainFile')
              : file.role === 'enclosure'
                ? t('documents.enclosureFile', { n: enclosure })
                : t(file.role === 'report' ? 'documents.noteKind.report' : 'route.stamp.file')}
          </button>
        );
      })}
    </fieldset>
  );
}

import { type AttachedFile, type IntranetView, intranetFilePath } from '@sarabun/contract/collections/intranet';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { IconFileTypePdf, IconPin, IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { IconButton } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { DialogFrame } from '../../ui/dialogs/dialog-frame';
import { Picture } from '../../ui/picture';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './collections.module.css';
import { useIntranetItem } from './use-collections';

/** Shows a written item of a collection. */
export function IntranetDialog({ itemId, onClose }: { itemId: number; onClose: () => void }) {
  const { t } = useText();
  const found = useIntranetItem(itemId);
  const title = found.data?.title ?? t('collections.reading');
  return (
    <DialogFrame title={title} width={860} onClose={onClose} sheet>
      <header className={ui.dialogHead}>
        <h2 className={clsx(ui.h2, ui.grow, styles.title)} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <IconButton label={t('common.close')} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </header>
      <div className={styles.read}>
        {found.isError ? (
          <FailedState query={found} title={t('collections.failed')} />
        ) : found.data ? (
          <IntranetArticle item={found.data} />
        ) : (
          <Bone width="100%" height={120} />
        )}
      </div>
    </DialogFrame>
  );
}

type Article = Pick<IntranetView, 'group' | 'category' | 'number' | 'body' | 'announcedOn' | 'pinned' | 'publishedBy' | 'files'>;

export function IntranetArticle({ item: { group, category, number, body, announcedOn, pinned, publishedBy, files } }: { item: Article }) {
  const { t, language } = useText();
  const dates = useDates();
  const pictures = files.filter(({ mediaType }) => mediaType.startsWith('image/'));
  const papers = files.filter(({ mediaType }) => !mediaType.startsWith('image/'));
  return (
    <article className={styles.article}>
      <p className={clsx(ui.row, ui.wrap, ui.sm, ui.muted)}>
        <Chip tone="brand">{group[language]}</Chip>
        {category && <Chip>{category[language]}</Chip>}
        {pinned && (
          <Chip tone="gold">
            <IconPin size={14} aria-hidden /> {t('collections.pinned')}
          </Chip>
        )}
        <span className={ui.num}>
          {[number && toThaiDigits(number), announcedOn && dates.day(announcedOn, 'full'), publishedBy].filter(Boolean).join(' · ')}
        </span>
      </p>
      {pictures.map(({ fileId, name }) => (
        <Picture key={fileId} src={intranetFilePath(fileId)} alt={name} className={styles.picture} />
      ))}
      <Paragraphs text={body} />
      {papers.length > 0 && (
        <ul className={styles.files}>
          {papers.map((file) => (
            <FileLink key={file.fileId} file={file} />
          ))}
        </ul>
      )}
    </article>
  );
}

function FileLink({ file: { fileId, name } }: { file: AttachedFile }) {
  const { t } = useText();
  return (
    <li>
      <a href={intranetFilePath(fileId)} target="_blank" rel="noopener noreferrer" className={clsx(ui.btn, ui.ghost, styles.file)}>
        <IconFileTypePdf size={20} stroke={1.6} aria-hidden />
        {name} <span className={ui.vh}>({t('portal.newTab')})</span>
      </a>
    </li>
  );
}

const address = /(https:\/\/[^\s<>"']+)/g;

/** Plain text as paragraphs with clickable addresses. It is never interpreted as HTML. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((part) => part.trim() !== '');
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text that does not change
        <p key={index}>
          {paragraph.split(address).map((part, place) =>
            place % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that does not change
              <a key={place} href={part} target="_blank" rel="noopener noreferrer">
                {part}
              </a>
            ) : (
              part
            ),
          )}
        </p>
      ))}
    </div>
  );
}

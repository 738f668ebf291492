import { addTrustedRoot, readTrustedRoot, removeTrustedRoot, type TrustedRootRow, trustedRoots } from '@sarabun/contract/certificates/trusted-roots';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { readFileText } from '../../platform/save-file';
import { useDates } from '../../platform/thai-date';
import { FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { Drawer } from '../../ui/dialogs/drawer';
import { FileButton } from '../../ui/fields/file-input';
import { useAct } from '../../ui/forms/use-act';
import { useRequest } from '../../ui/forms/use-request';
import { Kept } from '../../ui/kept';
import { Note } from '../../ui/note';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import styles from './certificates.module.css';
import { certificateKeys } from './use-certificates';

/** An authority that a file names, and that file. */
type Named = Pick<TrustedRootRow, 'subject' | 'fingerprint' | 'notBefore' | 'notAfter'> & { file: string };

/** A fingerprint as authorities publish theirs: AB:CD:… */
const inPairs = (hex: string) => (hex.toUpperCase().match(/../g) ?? []).join(':');

/** The authorities outside of the agency whose certificates people may import. */
export function TrustedRootsDrawer({ mayManage, onClose }: { mayManage: boolean; onClose: () => void }) {
  const { t } = useText();
  const dates = useDates();
  const [removing, setRemoving] = useState<TrustedRootRow | null>(null);
  const roots = useQuery({ queryKey: ['certificates', 'roots'], queryFn: ({ signal }) => call(trustedRoots, {}, { signal }), select: ({ items }) => items });
  const [adding, setAdding] = useState<Named | null>(null);
  const act = useAct(certificateKeys, () => {
    setRemoving(null);
    setAdding(null);
  });
  const reading = useRequest();
  const read = ([chosen]: File[]) =>
    chosen &&
    void reading.run(async () => {
      const file = await readFileText(chosen);
      return { file, ...(await call(readTrustedRoot, { file })) };
    }, setAdding);
  const fault = [reading, act].map(({ faults, failure }) => faults.file || failure).find(Boolean);
  return (
    <Drawer title={t('certificates.roots.title')} onClose={onClose}>
      <div className={clsx(ui.drawerBody, ui.stack)}>
        <p className={clsx(ui.sm, ui.soft)}>{t('certificates.roots.about')}</p>
        {mayManage && (
          <div className={ui.stack}>
            <FileButton accept=".crt,.cer,.pem,.der" data-at-once busy={reading.busy} icon={<IconUpload size={18} stroke={1.7} aria-hidden />} onFiles={read}>
              {t('certificates.roots.add')}
            </FileButton>
            <span className={clsx(ui.xs, ui.muted)}>{t('certificates.roots.addHint')}</span>
          </div>
        )}
        {fault && !adding && <Note tone="red">{fault}</Note>}
        {roots.isError && <FailedState query={roots} />}
        {roots.isPending && <Bone width="70%" height={40} />}
        {roots.data?.length === 0 && <p>{t('certificates.roots.none')}</p>}
        {roots.data?.map((root) => (
          <Root key={root.rootId} root={root} onRemove={mayManage && root.removedAt === null ? () => setRemoving(root) : null} />
        ))}
      </div>
      {adding && (
        <ConfirmDialog
          tone="warning"
          isBackFirst
          title={t('certificates.roots.trustTitle', { subject: adding.subject })}
          text={[
            t('certificates.roots.term', { from: dates.day(bangkokDay(adding.notBefore)), until: dates.day(bangkokDay(adding.notAfter)) }),
            t('certificates.roots.trustText', { fingerprint: inPairs(adding.fingerprint) }),
            fault ?? '',
          ].join('\n')}
          cancel={{ label: t('common.cancel'), onPress: () => setAdding(null) }}
          confirm={{
            label: t('certificates.roots.trust'),
            busy: act.busy,
            onPress: () => void act.run(() => call(addTrustedRoot, { file: adding.file }), t('certificates.roots.added')),
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          tone="warning"
          title={t('certificates.roots.removeTitle', { subject: removing.subject })}
          text={t('certificates.roots.removeText')}
          cancel={{ label: t('common.cancel'), onPress: () => setRemoving(null) }}
          confirm={{
            label: t('certificates.roots.remove'),
            busy: act.busy,
            onPress: () => void act.run(() => call(removeTrustedRoot, { rootId: removing.rootId }), t('certificates.roots.removed')),
          }}
        />
      )}
    </Drawer>
  );
}

function Root({ root, onRemove }: { root: TrustedRootRow; onRemove: (() => void) | null }) {
  const { t } = useText();
  const { day, moment } = useDates();
  const { subject, fingerprint, notBefore, notAfter, addedAt, addedBy, removedAt, removedBy, certificates } = root;
  return (
    <section className={clsx(ui.card, styles.card)} aria-label={subject}>
      <div className={clsx(ui.row, ui.wrap)}>
        <b className={ui.grow}>
          <Kept>{subject}</Kept>
        </b>
        <Chip tone={removedAt ? 'plain' : 'green'}>{t(`certificates.roots.${removedAt ? 'isRemoved' : 'isTrusted'}`)}</Chip>
      </div>
      <p className={clsx(ui.sm, ui.num)}>{t('certificates.roots.term', { from: day(bangkokDay(notBefore)), until: day(bangkokDay(notAfter)) })}</p>
      <p className={clsx(ui.xs, ui.muted, ui.num, styles.line)}>{fingerprint}</p>
      <p className={clsx(ui.xs, ui.muted)}>
        <Kept>{t('certificates.roots.addedBy', { name: addedBy, moment: moment(addedAt) })}</Kept>
      </p>
      {removedAt ? (
        <p className={clsx(ui.xs, ui.muted)}>
          <Kept>{t('certificates.roots.removedBy', { name: removedBy, moment: moment(removedAt) })}</Kept>
        </p>
      ) : (
        <p className={ui.sm}>{t('certificates.roots.certificates', { n: certificates })}</p>
      )}
      {onRemove && (
        <Button size="sm" tone="warn" onClick={onRemove}>
          {t('certificates.roots.remove')}
        </Button>
      )}
    </section>
  );
}

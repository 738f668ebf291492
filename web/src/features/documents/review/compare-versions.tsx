import type { letterVersions } from '@sarabun/contract/drafts/drafts';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { IconPrinter } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Button } from '../../../ui/button';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame';
import { DialogHead } from '../../../ui/dialogs/dialog-parts';
import { largeDialogWidth } from '../../../ui/dialogs/dialog-width';
import { Field } from '../../../ui/fields/field';
import { printElement } from '../../../ui/print-element';
import ui from '../../../ui/styles/ui.module.css';
import { ComparedParts } from './compared-parts';
import styles from './review.module.css';
import { compareVersions } from './version-changes';

/** `number` counts the versions that are kept, from 1; null for a text that was not saved. */
type Version = AnswerOf<typeof letterVersions>['copies'][number] & { number: number | null };

interface CompareVersionsProps {
  versions: readonly Version[];
  kind: number;
  onClose: () => void;
}

/** Any two versions of a letter, compared by words: in one text, or side by side. Can be printed. */
export function CompareVersions({ versions, kind, onClose }: CompareVersionsProps) {
  const { t } = useText();
  const dates = useDates();
  const [older, setOlder] = useState(Math.max(0, versions.length - 2));
  const [newer, setNewer] = useState(versions.length - 1);
  const [sides, setSides] = useState(false);
  const [all, setAll] = useState(false);
  const [before, after] = [versions[older], versions[newer]];
  const parts = useMemo(() => (before && after ? compareVersions(before.content, after.content, dates.day) : []), [before, after, dates.day]);
  const shown = parts.filter(({ change }) => all || change !== 'same');
  const changes = parts.filter(({ change }) => change !== 'same').length;
  const nameOf = ({ number, savedBy, savedAt }: Version) =>
    [number === null ? t('review.copy') : t('letterRoute.versionNumber', { n: number }), savedBy, dates.moment(savedAt)].join(' · ');
  const choice = (label: string, value: number, choose: (index: number) => void) => (
    <Field label={label}>
      {(control) => (
        <select {...control} className={ui.input} value={value} onChange={(event) => choose(Number(event.target.value))}>
          {versions.map((version, index) => (
            <option key={`${version.revision} ${version.savedAt.getTime()}`} value={index}>
              {nameOf(version)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <DialogFrame title={t('review.compare')} width={largeDialogWidth()} onClose={onClose}>
      <DialogHead title={t('review.compare')} onClose={onClose} />
      <div className={clsx(ui.drawerBody, styles.compared)} id="compared-versions">
        <div className={styles.choice}>
          {choice(t('review.older'), older, setOlder)}
          {choice(t('review.newer'), newer, setNewer)}
        </div>
        <div className={clsx(ui.row, ui.wrap)}>
          <label className={ui.row}>
            <input type="checkbox" checked={sides} onChange={(event) => setSides(event.target.checked)} /> {t('review.sides')}
          </label>
          <label className={ui.row}>
            <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} /> {t('review.all')}
          </label>
          <span role="status" className={clsx(ui.sm, ui.muted, ui.grow, styles.count)}>
            {changes > 0 ? t('review.changes', { n: changes }) : t('review.noChanges')}
          </span>
          <Button size="sm" tone="ghost" icon={<IconPrinter size={18} aria-hidden />} onClick={() => printElement('compared-versions')}>
            {t('review.print')}
          </Button>
        </div>
        <ComparedParts parts={shown} kind={kind} sides={sides} />
      </div>
    </DialogFrame>
  );
}

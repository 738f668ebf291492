import { reportResult } from '@sarabun/contract/documents/route-actions';
import { IconReportAnalytics } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { Note } from '../../ui/note';
import { usePhrases } from '../settings';
import { Words } from './act-fields';
import { ActForm } from './act-form';
import type { PaneProps } from './pane-props';
import { type ReportFile, ReportFiles } from './report-files';
import { useDraft } from './use-draft';
import { usePaneAct } from './use-route-act';

/** Writes what came of an assignment or a command (รายงานผล). */
export function ReportPane({ letter, legId, head, onFailure }: PaneProps) {
  const { t, language } = useText();
  const { draft, change, clear } = useDraft(`report_${legId}`, { text: '' });
  const [tried, setTried] = useState(false);
  const report = usePaneAct(reportResult, { letter, onFailure });
  const leg = letter.route.find((one) => one.legId === legId);
  const [files, setFiles] = useState<readonly ReportFile[]>([]);
  const missing = draft.text.trim() === '';
  const unsent = files.some(({ uploadId }) => uploadId === null);
  const submit = () => {
    setTried(true);
    if (missing || unsent) return;
    report.send({ legId, text: draft.text.trim(), uploadIds: files.flatMap(({ uploadId }) => uploadId ?? []) }, t('documents.reported'), clear);
  };
  return (
    <ActForm
      label={t('documents.mode.report')}
      head={head}
      effect={leg?.from ? t('documents.reportEffect', { name: leg.from.name }) : ''}
      button={{ text: t('documents.mode.report'), icon: <IconReportAnalytics size={20} stroke={1.8} aria-hidden /> }}
      busy={report.busy}
      onSubmit={submit}
    >
      {(leg?.task || leg?.jobType) && (
        <Note tone="blue">
          {leg.jobType && leg.jobType.th !== leg.task && <b>{leg.jobType[language]} </b>}
          {leg.task}
        </Note>
      )}
      <Words
        label={t('documents.reportText')}
        required
        rows={5}
        value={draft.text}
        onChange={(text) => change({ text })}
        phrases={usePhrases('report', letter.kind)}
        error={tried && missing ? t('documents.textMissing') : undefined}
      />
      <ReportFiles files={files} onChange={setFiles} />
      {tried && unsent && <Note tone="amber">{t('documents.desk.waitForFiles')}</Note>}
    </ActForm>
  );
}

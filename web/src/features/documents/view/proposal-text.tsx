import type { Proposal } from '@sarabun/contract/documents/open-document';
import { clsx } from 'clsx';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { Chip } from '../../../ui/chip';
import ui from '../../../ui/styles/ui.module.css';
import styles from './story.module.css';

/** A proposal: assignees, task and due day. */
export function ProposalText({ proposal: { parties, task, dueOn, needsReport, jobType } }: { proposal: Proposal }) {
  const { t, language } = useText();
  const dates = useDates();
  return (
    <>
      <ul className={styles.proposalParties}>
        {parties.map(({ deskId, name, responsibility }) => (
          <li key={deskId}>
            <Chip tone={responsibility === 'main' ? 'brand' : 'blue'}>{t(`documents.responsibility.${responsibility}`)}</Chip> <b>{name}</b>
          </li>
        ))}
      </ul>
      {jobType && <p className={clsx(ui.sm, ui.soft)}>{jobType[language]}</p>}
      {task && <p className={clsx(ui.sm, styles.legTask)}>{task}</p>}
      {(dueOn || needsReport) && (
        <p className={clsx(ui.xs, ui.muted)}>
          {[dueOn && t('documents.until', { day: dates.day(dueOn) }), needsReport && t('documents.needsReport')].filter(Boolean).join(' · ')}
        </p>
      )}
    </>
  );
}

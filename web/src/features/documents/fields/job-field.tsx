import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { dayWithin, workingDayAfter } from '@sarabun/contract/values/working-days';
import { useText } from '../../../platform/i18n';
import { useAwaitsHolidays, useWorkingDays } from '../../follow-up';
import { offeredById, useDocumentWords } from '../../settings';
import { Choices } from './act-fields';
import { type Work, withJob } from './assignment-rules';

interface JobFieldProps {
  work: Work;
  onChange: (part: Partial<Work>) => void;
  /** The day by which the letter itself is due here: its work is due no later. */
  latest?: string | null | undefined;
}

/** The office's kinds of assignments; one tap fills in task, due day and report. Empty if there are none. */
export function JobField({ work, onChange, latest = null }: JobFieldProps) {
  const { t, language } = useText();
  const calendar = useWorkingDays();
  const jobs = offeredById(useDocumentWords().jobs, work.jobTypeId);
  const awaits = useAwaitsHolidays();
  if (jobs.length === 0 || awaits) return null;
  const take = (code: string) => {
    const job = jobs.find(({ id }) => String(id) === code);
    const today = bangkokDay(new Date());
    if (job) onChange(withJob(work, job, jobs, (days) => dayWithin(workingDayAfter(calendar, today, days), { today, latest })));
  };
  return (
    <Choices
      label={t('workWords.jobType')}
      options={jobs.map((job) => ({ code: String(job.id), text: job[language] }))}
      value={work.jobTypeId === null ? null : String(work.jobTypeId)}
      onChange={take}
    />
  );
}
